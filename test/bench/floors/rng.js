// Unbiased d6 by rejection sampling from a pooled crypto buffer: the shared core of both floors.
const pool = new Uint8Array(256);
let at = 256;
export const d6 = () => {
  for (;;) {
    if (at > 255) (crypto.getRandomValues(pool), (at = 0));
    const b = pool[at++];
    if (b < 252) return (b % 6) + 1;
  }
};
