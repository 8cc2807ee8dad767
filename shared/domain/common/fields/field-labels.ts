import type { Language } from '../../messages/messages.enums';

interface Words {
  fr: string;
  en: string;
}

/** Label of a field on screens, in exports, refusals and the history; `{n}` shows a number of its path from 1. */
export interface FieldLabel extends Words {
  /** The same words with some left out, for headings of columns, figures and filters. */
  short?: Words;
  /** For a letting, where it differs from a sale. */
  RENT?: Words;
}

/** Labels of a record's fields by path. */
export type FieldLabels<Path extends string = string> = Readonly<Record<Path, FieldLabel>>;

/** The labels in one language, by path. */
export const labelsIn = (labels: FieldLabels, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(labels).map(([path, label]) => [path, label[language]]));

/** Keys of a field's label, of its short form and of its label for a letting, in the texts of screens. */
export const labelKey = (path: string): string => `field.${path}`;
export const shortKey = (path: string): string => `field.${path}.short`;
export const rentKey = (path: string): string => `field.${path}.RENT`;

/** The texts of some labels by key. */
export type LabelTexts = Record<string, string>;

/**
 * Texts of labels in one language, split by when screens load them.
 * @param listed paths whose headings lists show
 * @returns headings of the listed fields, and everything else
 */
export function labelTexts(
  labels: FieldLabels,
  listed: ReadonlySet<string>,
  language: Language,
): { headings: LabelTexts; others: LabelTexts } {
  const [headings, others]: [LabelTexts, LabelTexts] = [{}, {}];
  for (const [path, { short, RENT, ...label }] of Object.entries(labels)) {
    const isHeading = listed.has(path);
    (isHeading && !short ? headings : others)[labelKey(path)] = label[language];
    if (short) (isHeading ? headings : others)[shortKey(path)] = short[language];
    if (RENT) others[rentKey(path)] = RENT[language];
  }
  return { headings, others };
}

/**
 * Full labels by path, in the language of the screen.
 * @param texts the texts of labels by key
 * @param prefix of the paths, where one screen has the fields of several kinds of records: `visit.`
 */
export function labelsByPath(
  texts: LabelTexts,
  t: (key: string) => string,
  prefix = '',
): Readonly<Record<string, string>> {
  const start = labelKey(prefix);
  return Object.fromEntries(
    Object.keys(texts)
      .filter((key) => key.startsWith(start) && !/\.(short|RENT)$/.test(key))
      .map((key) => [key.slice(start.length), t(key)]),
  );
}
