import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_FILES, nearestFirst } from './runner/test-files.mjs';

const MODULES = 'api/src/modules';

/** Test files of the API by path, with their text. */
export type TestTexts = ReadonlyMap<string, string>;

export function testTextsOfApi(repository: string): TestTexts {
  const files = readdirSync(path.join(repository, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.ts$/.test(name) && !name.endsWith('.trust.test.ts'))
    .map((name) => path.posix.join('api/src', name.split(path.sep).join('/')));
  return new Map(files.map((file) => [file, readFileSync(path.join(repository, file), 'utf8')]));
}

/** How often a test makes a call of a module ("POST visit/find") or imports from it. */
function mentions(text: string, module: string): number {
  return text.match(new RegExp(`\\b(GET|POST|PUT|PATCH|DELETE) ${module}\\b|/${module}/`, 'g'))?.length ?? 0;
}

function nearTo(source: string, texts: TestTexts): string[] {
  const module = source.slice(MODULES.length + 1).replace(/\/.*/, '');
  const own = [...texts.keys()].filter((file) => file.startsWith(`${MODULES}/${module}/`));
  const first = nearestFirst(
    source,
    own.map((file): [string, number] => [file, 0]),
  );
  const users = [...texts]
    .filter(([file]) => !own.includes(file))
    .map(([file, text]): [string, number] => [file, mentions(text, module)])
    .filter(([, times]) => times > 0)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other));
  return [...first, ...users.map(([file]) => file)].slice(0, MOST_FILES);
}

/**
 * Every integration test of the API imports all of its modules: what a module is tried with are the tests in its folder, and then
 * those that make its calls most often. A source beside the modules, which lists them, has what they have.
 * @returns null where a source is no module of the API, and imports decide
 */
export function nearTests(sources: readonly string[], texts: () => TestTexts): string[] | null {
  const inModules = sources.filter((source) => /^api\/src\/modules\/.+\//.test(source));
  if (inModules.length === 0 || !sources.every((source) => source.startsWith(`${MODULES}/`))) return null;
  const known = texts();
  return [...new Set(inModules.flatMap((source) => nearTo(source, known)))].sort();
}
