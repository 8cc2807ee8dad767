/** Selectable encodings of a file, most likely first. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'iso-8859-15',
  'cp850',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = (typeof ENCODINGS)[number];
