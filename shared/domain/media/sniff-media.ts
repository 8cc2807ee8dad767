/** Type of a file, from its first bytes; HEIC and GIF are recognized to be refused by name. */
export type MediaKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic' | 'gif';

/** Number of bytes needed. */
export const SNIFFED_BYTES = 16;

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects a file's type from its first 16 bytes; null for any other. */
export function sniffMedia(bytes: Uint8Array): MediaKind | null {
  const start = latin(bytes, 0, SNIFFED_BYTES);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(start.slice(8, 12))) return 'heic';
  return null;
}
