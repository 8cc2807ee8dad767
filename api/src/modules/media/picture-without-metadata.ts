import { sniffMedia } from '@pignon/shared/domain/media/sniff-media';

/*
 * A file can be a picture and something else at once: a page, an archive or a position in its metadata, after its end
 * or in a section that no decoder draws. A picture that contains only what is drawn is stored unchanged; any other is
 * encoded anew by the caller.
 */

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** JPEG segments with a length that decoding needs: frames (C0–CF: tables too), quantization, restart interval. ITU-T T.81, table B.1. */
const isCoding = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd;

/** JFIF, a colour profile (ICC.1, B.4), Adobe's colour transform. */
function isColour(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xe0) return text(bytes, at, at + 5) === 'JFIF\0';
  if (marker === 0xe2) return text(bytes, at, at + 12) === 'ICC_PROFILE\0';
  return marker === 0xee && text(bytes, at, at + 5) === 'Adobe';
}

/** Offset of the next marker after the compressed data from `at` on; stuffed zeros and restarts belong to the data. */
function offsetAfterScan(bytes: Uint8Array, at: number): number {
  for (let i = bytes.indexOf(0xff, at); i !== -1; i = bytes.indexOf(0xff, i + 1)) {
    const next = bytes[i + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return i;
  }
  return bytes.length;
}

function isJpegWithoutMetadata(bytes: Uint8Array): boolean {
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xd9) return at + 2 === bytes.length;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const isScan = marker === 0xda;
    if (length < 2 || !(isScan || isCoding(marker) || isColour(marker, bytes, at + 4))) return false;
    at += 2 + length;
    if (isScan) at = offsetAfterScan(bytes, at);
  }
  return false;
}

/** Chunks needed for drawing (PNG, third edition, 11.2 and 11.3), the last one last. */
const PNG_DRAWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'bKGD',
]);

function isPngWithoutMetadata(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = text(bytes, at + 4, at + 8);
    if (!PNG_DRAWN.has(type)) return false;
    at += 12 + view.getUint32(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

/** Chunks needed for drawing (RFC 9649, 2.7). */
const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

function isWebpWithoutMetadata(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (8 + view.getUint32(4, true) !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!WEBP_DRAWN.has(text(bytes, at, at + 4))) return false;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

/** True for a JPEG, PNG or WebP file whose every section is drawn, and which ends where the picture ends. */
export function isPictureWithoutMetadata(bytes: Uint8Array): boolean {
  const kind = sniffMedia(bytes);
  if (kind === 'jpeg') return isJpegWithoutMetadata(bytes);
  if (kind === 'png') return isPngWithoutMetadata(bytes);
  return kind === 'webp' && isWebpWithoutMetadata(bytes);
}
