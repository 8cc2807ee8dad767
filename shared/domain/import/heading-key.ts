import { normalise } from '../common/text/normalise';

/** Normalizes a heading: without accents, capitals, dots and dashes. "N° Tél." -> "n tel". */
export const headingKey = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
