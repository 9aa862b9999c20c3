import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import type { InputType, StrictArgTypes } from 'storybook/internal/types';
import manifest from '../custom-elements.json' with { type: 'json' };
import { onPage } from '../stories/page.js';

setCustomElementsManifest(manifest);

/** The manifest's types as controls: attributes can be set, everything else is only told. */
function control(type: string): Pick<InputType, 'control' | 'options'> {
  const choices = [...type.matchAll(/'([^']+)'/g)].map(([, choice]) => choice);
  if (choices.length) return { control: { type: 'select' }, options: choices };
  return { control: { type: type === 'number' || type === 'boolean' ? type : 'text' } };
}

const controls = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const settable = argType.table?.category === 'attributes';
      const how = settable ? control(argType.table?.type?.summary ?? '') : { control: { disable: true } };
      return [name, { ...argType, ...how }];
    }),
  );

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onPage],
  argTypesEnhancers: [({ argTypes }) => controls(argTypes)],
  parameters: {
    layout: 'fullscreen',
    // A story that a screen reader or a keyboard cannot play is a broken story.
    a11y: { test: 'error' },
    docs: {
      story: { autoplay: true },
      // What is copied is the element as one writes it; stories keep nothing, readers' pages do.
      source: { excludeDecorators: true, transform: (code: string) => code.replace(/ save="off"|=""/g, '') },
    },
  },
};

export default preview;
