import { publicFace } from './tools/manifest-plugin.mjs';

export default {
  globs: ['src/**/*.ts'],
  litelement: true,
  quiet: true,
  plugins: [publicFace()],
};
