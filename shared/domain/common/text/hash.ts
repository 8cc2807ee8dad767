/**
 * Hashes a text to 32 evenly spread bits, the same in every browser and on every server: FNV-1a, finalized as in
 * MurmurHash3.
 */
export function hashOf(text: string): number {
  let bits = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) bits = Math.imul(bits ^ byte, 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
