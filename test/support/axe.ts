import 'axe-core/axe.min.js';
import { complaints, drawn } from './page.js';

declare const axe: typeof import('axe-core');

/** What axe-core has against an element, in a line each. */
export async function violations(element: Element): Promise<string[]> {
  await drawn();
  for (const animation of document.getAnimations()) animation.finish();
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  complaints(); // axe tells the console what it could not decide
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
