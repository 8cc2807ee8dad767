import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { MappedScript } from './script-opener';

/** How far back the start of a function is searched. */
const MAX_CHARACTERS_READ = 100_000;

/** Finds the last declaration of a function: `function e(`, `e=(…` or `e=async t=>`. */
function lastDeclaration(code: string, name: string): number | undefined {
  const called = name.replaceAll('$', '\\$');
  const declarationPattern = new RegExp(
    `(?<=function\\*? ?)${called}(?=\\()|(?<![\\w$.])${called}(?==(?:async ?)?(?:function\\b|\\(|[\\w$]+=>))`,
    'g',
  );
  return [...code.matchAll(declarationPattern)].at(-1)?.index;
}

/**
 * Finds the source name of a function that a browser reports by its minified name: the map has it at the declaration,
 * before the reported position. @param line from 1 @param column from 1 @returns the reported name when it is the
 * source name; undefined when a minified name stays unresolved
 */
export function functionName(
  { map, lines }: MappedScript,
  { line, column, called }: { line: number; column: number; called: string | undefined },
): string | undefined {
  if (called === undefined) return undefined;
  const code = lines[line - 1] ?? '';
  const from = Math.max(0, column - MAX_CHARACTERS_READ);
  const found = lastDeclaration(code.slice(from, column), called);
  const original = found === undefined ? undefined : originalPositionFor(map, { line, column: from + found }).name;
  return original ?? (called.length > 2 ? called : undefined);
}
