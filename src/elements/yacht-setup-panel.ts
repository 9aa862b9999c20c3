import type { TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { YACHT_PLAYERS, type YachtSetup } from '../games/yacht-setup.js';
import { html } from './html.js';
import { namesField, practiceCheck, startButton, type Opening } from './names-field.js';

/** What can be agreed before the first throw. Rolling at once is fine too: the panel only offers. */
export const yachtSetupPanel = (panel: Opening<YachtSetup>): TemplateResult =>
  html`<div part="setup-panel" class="setup" role="group" aria-label=${msg('Before you start')}>
    ${namesField(panel, YACHT_PLAYERS)} ${practiceCheck(panel)}
    <div class="row">${startButton(panel)}</div>
  </div>`;
