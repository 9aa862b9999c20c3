import { ASK_HEIGHT, HEIGHT } from '../wiring/frame-messages.js';

/** The same number in the words of whoever may listen. */
function* messages(height: number): Generator<object> {
  yield { type: HEIGHT, height };
  yield { subject: 'lti.frameResize', height }; // Canvas, and others that speak LTI
  yield { sentinel: 'amp', type: 'embed-size', height }; // AMP
  // WordPress tells its frames a secret, and hears those that know it.
  const secret = /[#?&]secret=(\w+)/.exec(location.hash)?.[1];
  if (secret) yield { message: 'height', value: height, secret };
}

/**
 * Tells the page around this one how high it is, now and whenever that changes. The height is that of the content,
 * whatever the frame's is, so a frame that follows changes nothing here and nothing goes round.
 */
export function tellHeight(): void {
  if (window.parent === window) return;
  let told = 0;
  const tell = (): void => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // Nothing here is a secret, and who is around cannot be known.
    for (const message of messages(height)) window.parent.postMessage(message, '*');
  };
  new ResizeObserver(tell).observe(document.documentElement);
  window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (source !== window.parent || data?.type !== ASK_HEIGHT) return;
    told = 0;
    tell();
  });
}
