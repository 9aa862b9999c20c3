import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  // A story that a screen reader or a keyboard cannot play is a broken story.
  parameters: { a11y: { test: 'error' } },
};

export default preview;
