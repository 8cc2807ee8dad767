/** Chapters of `npm run legal-cases`, in printed order. */
export const CASE_CHAPTERS = [
  'fees and prices',
  'letting-fee caps',
  'rent control',
  'energy classes and letting calendar',
  'certificates',
  'advertisement mentions',
  'refused wordings',
  'payer of the fees',
  'mandate clock',
  'clauses of mandates',
  'clauses of amendments',
  'mandate content',
  'working days and holidays',
  'register numbering',
  'amounts in words',
  'formats',
  'ranking and points',
  'GDPR terms',
  'Poliris field values',
] as const;
export type CaseChapterName = (typeof CASE_CHAPTERS)[number];

/** One case from an outside source. */
export interface LegalCase<Input, Output> {
  /** Title, unique in its chapter. */
  name: string;
  input: Input;
  /** From `source`, never from running the product. */
  expected: Output;
  /** Article and date, an official example, a public table, or the arithmetic done by hand. */
  source: string;
  /** Reason for a known wrong result: `npm run truth` counts the case as wrong, `npm test` fails once it is right. */
  knownWrong?: string;
}

export interface CaseChapter<Input, Output> {
  chapter: CaseChapterName;
  /** Runs the product on the case's input. */
  rule: (input: Input) => Output | Promise<Output>;
  /** Frees the rule's resources after the last case. */
  close?: () => Promise<void>;
  cases: readonly LegalCase<NoInfer<Input>, NoInfer<Output>>[];
}

/** A chapter with any types of input and result. */
export interface AnyCaseChapter {
  chapter: CaseChapterName;
  rule: (input: never) => unknown;
  close?: () => Promise<void>;
  cases: readonly LegalCase<unknown, unknown>[];
}

/**
 * Cases of one rule, typed by it. A file `*.cases.ts` beside the rule exports them as `cases`, one chapter or a list:
 * command and tests find it by name.
 */
export const legalCases = <Input, Output>(chapter: CaseChapter<Input, Output>): AnyCaseChapter => chapter;
