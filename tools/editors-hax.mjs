import { things } from '../demo/snippets.js';

/** What HAX asks of an element: how it is called, which fields its author fills in, and one to start with. */
export function haxProperties({ tagName, summary, description, attributes }) {
  const fields = attributes.map(field);
  const configure = fields.slice(0, 4);
  return {
    api: '1',
    type: 'element',
    editingElement: 'core',
    canScale: false,
    canPosition: false,
    canEditSource: true,
    gizmo: {
      title: things[tagName].title,
      description: summary,
      icon: 'hardware:videogame-asset',
      color: 'green',
      tags: ['Instructional', 'game', 'dice'],
      meta: { author: 'set-aside-dice' },
    },
    settings: { configure, advanced: fields.slice(4) },
    saveOptions: { unsetAttributes: [] },
    documentation: description,
    demoSchema: [{ tag: tagName, properties: {}, content: '' }],
  };
}

function field({ name, type, description }) {
  const options = [...type.text.matchAll(/'([^']+)'/g)].map(([, option]) => option);
  const [, min, max] = /whole number from (\d+) to (\d+)/.exec(description) ?? [];
  return {
    attribute: name,
    title: name[0].toUpperCase() + name.slice(1).replaceAll('-', ' '),
    description,
    ...(options.length > 0
      ? { inputMethod: 'select', options: Object.fromEntries(options.map((option) => [option, option])) }
      : { inputMethod: { boolean: 'boolean', number: 'number' }[type.text] ?? 'textfield' }),
    ...(min ? { min: Number(min), max: Number(max) } : {}),
  };
}
