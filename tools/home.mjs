// The one setting for addresses: where the whole package stands on the web, dist/ in it. From the environment, or the
// `homepage` of package.json; without one, files that cannot tell where they stand link to nothing.
import pkg from '../package.json' with { type: 'json' };

const given = process.env.SET_ASIDE_DICE_HOME ?? pkg.homepage ?? '';
if (given && !/^https?:\/\/[^?#]+$/.test(given)) throw new Error(`SET_ASIDE_DICE_HOME is no address: ${given}`);

export const home = given && given.replace(/\/?$/, '/');
