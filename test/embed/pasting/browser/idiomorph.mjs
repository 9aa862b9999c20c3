import { Idiomorph } from 'idiomorph';

// A page morphed into one with the snippet, and again: the second time nothing of ours may be lost.
window.use = (html) => {
  for (let times = 0; times < 2; times++)
    Idiomorph.morph(document.querySelector('#place'), html, { morphStyle: 'innerHTML' });
};
