import path from 'node:path';
import type { MutantResult, MutantStatus, Position } from '@stryker-mutator/api/core';
import { keyOf } from './runner/mutant-key.mjs';

export interface Score {
  /** How many mutants came to each end. */
  counts: Partial<Record<MutantStatus, number>>;
  /** How many of them say something of the tests: all but those whose file could not even be loaded. */
  valid: number;
  /** Percent of the valid ones that a test or a time limit stopped; 100 where there are none. */
  percent: number;
}

const count = (results: readonly MutantResult[], wanted: MutantStatus): number =>
  results.filter(({ status }) => status === wanted).length;

const survivorsOf = (results: readonly MutantResult[]): MutantResult[] =>
  results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');

export function scoreOf(results: readonly MutantResult[]): Score {
  const counts: Score['counts'] = {};
  for (const { status } of results) counts[status] = count(results, status);
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0 } = counts;
  const valid = Killed + Timeout + Survived + NoCoverage;
  return { counts, valid, percent: valid === 0 ? 100 : ((Killed + Timeout) / valid) * 100 };
}

/** Of those, as `keyOf` names them: there lines and columns count from 0. */
function keysOf(results: readonly MutantResult[]): string[] {
  const before = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 });
  return results.map(({ location, fileName, mutatorName, replacement }) =>
    keyOf({
      location: { start: before(location.start), end: before(location.end) },
      fileName,
      mutatorName,
      replacement,
    }),
  );
}

/** What no test noticed. */
export const survivorKeys = (results: readonly MutantResult[]): string[] => keysOf(survivorsOf(results));

/** What the time limit stopped: on a busy machine it may be late without being noticed. */
export const lateKeys = (results: readonly MutantResult[]): string[] =>
  keysOf(results.filter(({ status }) => status === 'Timeout'));

const ONE_LINE = 160;
const oneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > ONE_LINE ? `${line.slice(0, ONE_LINE)}…` : line;
};

/** The text of a file between two places, whose lines and columns count from 1. */
function textAt(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** One line for each mutant that no test noticed, sorted by place: `file:line:column  what stood there -> what was put there`. */
export function survivorLines(
  results: readonly MutantResult[],
  repository: string,
  textOf: (file: string) => string,
): string[] {
  return survivorsOf(results)
    .sort(
      (one, other) =>
        one.fileName.localeCompare(other.fileName) ||
        one.location.start.line - other.location.start.line ||
        one.location.start.column - other.location.start.column,
    )
    .map(({ fileName, location, replacement, status }) => {
      const file = path.relative(repository, fileName);
      const place = `${file}:${location.start.line}:${location.start.column}`;
      const untested = status === 'NoCoverage' ? '  (no test comes here)' : '';
      return `${place}  ${oneLine(textAt(textOf(file), location))} -> ${oneLine(replacement)}${untested}`;
    });
}
