// For a page that shows ours in frames: makes each frame as high as what is in it.
import { ASK_HEIGHT, HEIGHT } from './wiring/frame-messages.js';

/** A frame lower than this shows nothing; one higher than that is a fault, or somebody's joke. */
const [LOWEST, HIGHEST] = [100, 4000];

const isOurs = ({ src }: HTMLIFrameElement): boolean => /\/embed\/[\w-]+\.html(?:[?#]|$)/.test(src);
const ours = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')].filter(isOurs);

window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
  if (data?.type !== HEIGHT || typeof data.height !== 'number' || !(data.height > 0)) return;
  const frame = ours().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  // Many pages count borders as part of every box.
  const borders = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  const height = Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(data.height)));
  frame.style.setProperty('height', `${height + borders}px`);
  frame.style.setProperty('min-height', '0'); // the room that the snippet reserved
});

// Frames that were here first have told their height to nobody.
for (const { contentWindow } of ours()) contentWindow?.postMessage({ type: ASK_HEIGHT }, '*');
