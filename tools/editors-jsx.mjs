/**
 * Types for JSX. A prop is a property by its name, or an attribute by its own; `onmatch-change` listens to the event of
 * that name, as React 19 and Preact read it.
 */
export function jsxTypes(elements) {
  const names = new Set(elements.map(({ name }) => name));
  const body = elements.map((element) => {
    const props = [...fields(element), ...attributes(element), ...events(element)];
    for (const { type } of props) for (const name of type.match(/\b[A-Z]\w*/g) ?? []) names.add(name);
    return `  /** ${element.summary} */\n  '${element.tagName}': {\n${props.map(line).join('\n')}\n  };`;
  });
  return `import type { ${[...names].sort().join(', ')} } from '../index.js';

/** The props of each element, without those that every element of a framework has. */
export interface SetAsideDiceProps {
${body.join('\n')}
}

/** The class of each element, for refs. */
export interface SetAsideDiceElements {
${elements.map(({ tagName, name }) => `  '${tagName}': ${name};`).join('\n')}
}
`;
}

/** React's own module, taught our tags. */
export const reactTypes = () => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SetAsideDiceElements, SetAsideDiceProps } from './jsx.js';

type Props = {
  [Tag in keyof SetAsideDiceProps]: SetAsideDiceProps[Tag] &
    Omit<
      DetailedHTMLProps<HTMLAttributes<SetAsideDiceElements[Tag]>, SetAsideDiceElements[Tag]>,
      keyof SetAsideDiceProps[Tag]
    >;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Props {}
  }
}
`;

const line = ({ name, type, description }) =>
  `    /** ${description.replaceAll('*/', '*\\/')} */\n    '${name}'?: ${type} | undefined;`;

const fields = ({ members }) =>
  members
    .filter(({ kind, readonly }) => kind === 'field' && !readonly)
    .map(({ name, type, description }) => ({ name, type: fromText(type.text), description }));

/** Those that are called otherwise than their property. */
const attributes = ({ attributes: all }) =>
  all
    .filter(({ name, fieldName }) => name !== fieldName)
    .map(({ name, type, description }) => ({ name, type: fromText(type.text), description }));

const events = ({ events: all }) =>
  all.map(({ name, type, description }) => ({
    name: `on${name}`,
    type: `((event: ${type.text}) => void)`,
    description,
  }));

/** In JSX a number may be written as text: `rounds="5"`. */
const fromText = (type) => (type === 'number' ? 'number | `${number}`' : type);
