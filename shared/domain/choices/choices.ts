/*
 * An enumeration is a tuple or a table of facts, and a table of words beside it: two constants, so that a browser's file that
 * needs the values or the facts holds no words. Screens take those from the common catalogue, which `npm run records` writes.
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
