import { inspect } from 'node:util';
import type { ChapterCount, FailedCase } from './run-chapters';

/** Maximum characters of a value; a whole property would be unreadable. */
const MAX_REPORTED = 1_500;

function describeValue(value: unknown): string {
  const text = value instanceof Error ? String(value) : inspect(value, { depth: 6, breakLength: 110, compact: 6 });
  return text.length > MAX_REPORTED ? `${text.slice(0, MAX_REPORTED)}…` : text;
}

const indented = (label: string, value: string): string =>
  `    ${label.padEnd(9)} ${value.replaceAll('\n', `\n${' '.repeat(14)}`)}`;

function wrongLines({ chapter, name, input, expected, got, source, knownWrong }: FailedCase): string[] {
  return [
    `✗ ${chapter}: ${name}`,
    indented('input', describeValue(input)),
    indented('expected', describeValue(expected)),
    indented('got', describeValue(got)),
    indented('source', source),
    ...(knownWrong === undefined ? [] : [indented('known', knownWrong)]),
  ];
}

/** The table by chapter with its sum, then each wrong case. */
export function caseReport(counts: readonly ChapterCount[]): string {
  const width = Math.max(...counts.map(({ chapter }) => chapter.length));
  const row = (name: string, ...figures: (number | string)[]) =>
    [name.padEnd(width), ...figures.map((figure) => String(figure).padStart(6))].join('  ');
  const sum = (of: (count: ChapterCount) => number) => counts.reduce((total, count) => total + of(count), 0);
  const rows = counts.map(({ chapter, cases, failedCases }) =>
    row(chapter, cases, cases - failedCases.length, failedCases.length),
  );
  const [cases, failedCount] = [sum((count) => count.cases), sum((count) => count.failedCases.length)];
  return [
    row('chapter', 'cases', 'right', 'wrong'),
    ...rows,
    row('all', cases, cases - failedCount, failedCount),
    ...counts.flatMap((count) => count.failedCases.flatMap((each) => ['', ...wrongLines(each)])),
  ].join('\n');
}
