import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyCaseChapter } from '../legal-cases';

const NO_SOURCE = /^(node_modules|dist|dist-dev|frozen|\..*)$/;

/** Absolute, sorted files below a folder whose relative path, with "/", matches. Skips installed and built folders. */
export function filesBelow(folder: string, name: RegExp): string[] {
  const below = (at: string): string[] =>
    readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(at, entry.name);
      if (entry.isDirectory()) return NO_SOURCE.test(entry.name) ? [] : below(file);
      return name.test(file) ? [path.join(folder, file)] : [];
    });
  return below('').sort();
}

export const caseFiles = (folder: string): string[] => filesBelow(folder, /\.cases\.ts$/);

/** Imports the chapters of a case file. @throws without any */
export function chaptersOf(module: unknown, file: string): readonly AnyCaseChapter[] {
  const { cases } = module as { cases?: AnyCaseChapter | readonly AnyCaseChapter[] };
  if (cases === undefined) throw new Error(`${file} exports no cases`);
  return Array.isArray(cases) ? (cases as readonly AnyCaseChapter[]) : [cases as AnyCaseChapter];
}

/** Runs a case; an error rejects the promise. */
export const answerOf = async ({ rule }: AnyCaseChapter, input: unknown): Promise<unknown> =>
  await (rule as (input: unknown) => unknown)(input);
