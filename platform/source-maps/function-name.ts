import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { OpenedScript } from './opened-scripts';

/** How far back the start of a function is searched. */
const LOOKED_BACK = 100_000;

/** Finds the last declaration of a function: `function e(`, `e=(…` or `e=async t=>`. */
function lastDeclaration(code: string, name: string): number | undefined {
  const called = name.replaceAll('$', '\\$');
  const declared = new RegExp(
    `(?<=function\\*? ?)${called}(?=\\()|(?<![\\w$.])${called}(?==(?:async ?)?(?:function\\b|\\(|[\\w$]+=>))`,
    'g',
  );
  return [...code.matchAll(declared)].at(-1)?.index;
}

/**
 * The name in the sources of the function that a browser calls by its short name: the map knows it where the function is
 * declared, before the place that the browser names.
 * @param line begins with 1
 * @param column the same
 * @returns the name as the browser has it where that is what the sources say, and nothing where a short name stays unknown
 */
export function functionName(
  { map, lines }: OpenedScript,
  { line, column, called }: { line: number; column: number; called: string | undefined },
): string | undefined {
  if (called === undefined) return undefined;
  const code = lines[line - 1] ?? '';
  const from = Math.max(0, column - LOOKED_BACK);
  const found = lastDeclaration(code.slice(from, column), called);
  const original = found === undefined ? undefined : originalPositionFor(map, { line, column: from + found }).name;
  return original ?? (called.length > 2 ? called : undefined);
}
