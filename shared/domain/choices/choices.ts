/*
 * An enumeration has its values or a table of facts, and separate constants for labels and icons, so that a browser's
 * file contains only what it needs. Screens use the common translations, which `npm run records` writes.
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

/** How a tag displays a value. */
export interface StatusStyle {
  tone: Tone;
  icon: ChoiceIcon;
}

interface Word {
  fr: string;
  en: string;
}

/**
 * Label of a value inside a sentence: "en cours", "running". SALE and RENT are set where sale and letting differ; `fr`
 * and `en` then cover both.
 */
export interface ChoiceWord extends Word {
  SALE?: Word;
  RENT?: Word;
}

/** Labels of an enumeration: the only ones, on screens, in tables, refusals and documents. */
export type ChoiceWords<Value extends string> = Readonly<Record<Value, ChoiceWord>>;

/** Keys of an enumeration, in the order of their definition. */
export const choices = <Table extends object>(facts: Table): readonly (keyof Table & string)[] =>
  Object.keys(facts) as (keyof Table & string)[];

/** French label of a choice for a sale or a letting; null gives the neutral one. */
export const choiceWord = (word: ChoiceWord, transaction: 'SALE' | 'RENT' | null): string =>
  (transaction === null ? word : (word[transaction] ?? word)).fr;
