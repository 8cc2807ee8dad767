import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/* Tests, their helpers and what a command writes are no behaviour of the product. */
const LEFT_OUT =
  /\.(test|cases|check|fixture|d|generated)\.tsx?$|(^|\/)(test|testing|trust|bench|template|frozen|dist|dist-dev|node_modules)\//;

export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !LEFT_OUT.test(file);

/** Source files at or under the given paths, relative to the repository with "/" between, sorted. @throws for a path that has none */
export function sourcesUnder(paths: readonly string[], repository: string): string[] {
  const found = new Set<string>();
  for (const given of paths) {
    const at = path.resolve(repository, given);
    const entry = statSync(at, { throwIfNoEntry: false });
    const files = entry?.isDirectory()
      ? readdirSync(at, { recursive: true, encoding: 'utf8' }).map((name) => path.join(at, name))
      : [at];
    const sources = entry ? files.map((file) => path.relative(repository, file)).filter(isSource) : [];
    if (sources.length === 0) throw new Error(`no source file at ${given}`);
    for (const source of sources) found.add(source);
  }
  return [...found].sort();
}
