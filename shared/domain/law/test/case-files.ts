import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyTruthChapter } from '../truth';

const NO_SOURCE = /(^|\/)(node_modules|dist|dist-dev|frozen|\.data|\.cache)\//;

/** Files below a folder whose names match, as absolute paths, sorted. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => name.test(file) && !NO_SOURCE.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

export const caseFiles = (folder: string): string[] => filesBelow(folder, /\.cases\.ts$/);

/** The chapters that a file of cases exports. @throws where it exports none */
export function chaptersOf(module: unknown, file: string): readonly AnyTruthChapter[] {
  const { cases } = module as { cases?: AnyTruthChapter | readonly AnyTruthChapter[] };
  if (cases === undefined) throw new Error(`${file} exports no cases`);
  return Array.isArray(cases) ? (cases as readonly AnyTruthChapter[]) : [cases as AnyTruthChapter];
}

/** What the product answers to a case; a rule that throws gives a promise that is rejected. */
export const answerOf = async ({ rule }: AnyTruthChapter, input: unknown): Promise<unknown> =>
  await (rule as (input: unknown) => unknown)(input);
