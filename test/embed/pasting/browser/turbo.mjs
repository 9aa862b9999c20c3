import * as Turbo from '@hotwired/turbo';

// A page that Turbo brings in place of this one, and then the one before it and this again, from Turbo's cache.
window.use = async (html, address) => {
  await visited(() => Turbo.visit(address));
  await visited(() => history.back());
  await visited(() => history.forward());
};

const visited = (go) =>
  new Promise((done) => {
    document.addEventListener('turbo:load', () => done(), { once: true });
    go();
  });
