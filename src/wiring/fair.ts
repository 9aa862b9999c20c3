import type { Face, Thrower } from '../core/dice.js';

/** The largest multiple of six in a byte: higher bytes would favour the low faces and are thrown away. */
const FAIR_BYTES = 252;

const pool = new Uint8Array(1024);
let read = pool.length;

function nextByte(): number {
  if (read === pool.length) {
    crypto.getRandomValues(pool);
    read = 0;
  }
  return pool[read++] ?? FAIR_BYTES;
}

function fairFace(): Face {
  let byte = nextByte();
  while (byte >= FAIR_BYTES) byte = nextByte();
  return ((byte % 6) + 1) as Face;
}

/** Every face equally likely, from the browser's cryptographic source. */
export const fairThrower: Thrower = (count) => {
  const faces: Face[] = [];
  while (faces.length < count) faces.push(fairFace());
  return faces;
};
