import { createApp } from 'vue/dist/vue.esm-bundler.js';

// The snippet is part of a template, which Vue compiles: script tags are not allowed there.
window.use = (html) => createApp({ template: html.replace(/<script.*?<\/script>/gs, '') }).mount('#place');
