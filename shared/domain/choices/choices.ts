/*
 * An enumeration is its values or a table of facts, with a table of words and one of faces beside it: constants of their own, so
 * that a browser's file holds only those that it needs. Screens take words from the common catalogue, which `npm run records`
 * writes.
 */

/** The colours that a tag may have. */
export type Tone = 'neutral' | 'green' | 'amber' | 'crimson' | 'blue' | 'purple';

/** The icons that a tag may have. */
export type ChoiceIcon =
  | 'archive'
  | 'ban'
  | 'calendar-check'
  | 'calendar-days'
  | 'calendar-x'
  | 'check'
  | 'circle-check'
  | 'clock'
  | 'handshake'
  | 'history'
  | 'key'
  | 'pencil'
  | 'scale'
  | 'user-check'
  | 'user-x';

/** How a tag shows a value. */
export interface Face {
  tone: Tone;
  icon: ChoiceIcon;
}

interface Word {
  fr: string;
  en: string;
}

/**
 * How a value is called inside a sentence: "en cours", "running". SALE and RENT are given where a sale and a letting call it
 * otherwise; `fr` and `en` then stand for either.
 */
export interface ChoiceWord extends Word {
  SALE?: Word;
  RENT?: Word;
}

/** The words of an enumeration: the only ones, on screens, in tables, in refusals and on papers. */
export type ChoiceWords<Value extends string> = Readonly<Record<Value, ChoiceWord>>;

/** The values of an enumeration, in the order in which its facts name them. */
export const choices = <Table extends object>(facts: Table): readonly (keyof Table & string)[] =>
  Object.keys(facts) as (keyof Table & string)[];

/** The French word of a value of a sale or a letting; with null, the one for either. */
export const choiceWord = (word: ChoiceWord, transaction: 'SALE' | 'RENT' | null): string =>
  (transaction === null ? word : (word[transaction] ?? word)).fr;
