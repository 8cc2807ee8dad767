import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { usesOf } from './message-uses';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = 'remote-property/src';
const REGISTRATION = `${SOURCES}/features/record-texts.ts`;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const recordKeys = Object.keys(JSON.parse(read(`${SOURCES}/messages/record.fr.json`)) as Record<string, string>);
const bareKeys = new Set(recordKeys.map((key) => key.replace(/_(?:one|other)$/, '')));

const inFolder = (folder: string, name: RegExp): string[] =>
  readdirSync(path.join(ROOT, SOURCES, folder))
    .filter((file) => name.test(file))
    .map((file) => `${SOURCES}/${folder}/${file}`);
const ENTRY_POINTS = [...inFolder('pages', /\.page\.tsx$/), ...inFolder('slots', /\.slot\.tsx$/)];

/** Imports of each source file, lazy ones too, without those of types. */
async function importGraph(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRY_POINTS,
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'unwritten',
    logLevel: 'error',
  });
  return metafile.inputs;
}

/** The module and everything that it loads. */
function reachableFrom(entry: string, graph: Metafile['inputs']): string[] {
  const found = new Set([entry]);
  for (const file of found)
    for (const { path: imported, external } of graph[file]?.imports ?? [])
      if (external !== true && /\.tsx?$/.test(imported)) found.add(imported);
  return [...found];
}

/** Keys of record texts that a source file names, also in tables or by a composed key. */
function recordKeysIn(source: string): string[] {
  const { usedKeys, quoted, patterns } = usesOf(source);
  const named = new Set([...usedKeys, ...quoted].map((key) => key.replace(/^property:/, '')));
  return [...bareKeys].filter((key) => named.has(key) || patterns.some((pattern) => pattern.test(key)));
}

const callsRegistration = (page: string): boolean =>
  /^export function Page\([^)]*\)(?:: \w+)? \{\n {2}addRecordTexts\(\);$/m.test(read(page));

let graph: Metafile['inputs'];
beforeAll(async () => {
  graph = await importGraph();
});

const usersOfRecordTexts = (entry: string): string[] =>
  reachableFrom(entry, graph)
    .filter((file) => file !== REGISTRATION)
    .flatMap((file) => recordKeysIn(read(file)).map((key) => `${file}: ${key}`));

describe('the texts that only pages of one property bring', () => {
  test.each(ENTRY_POINTS.filter((entry) => !callsRegistration(entry)))('are not used by what %s loads', (entry) => {
    expect(reachableFrom(entry, graph)).not.toContain(REGISTRATION);
    expect(usersOfRecordTexts(entry)).toEqual([]);
  });

  test.each(ENTRY_POINTS.filter(callsRegistration))('are used by what %s loads', (page) => {
    expect(reachableFrom(page, graph)).toContain(REGISTRATION);
    expect(usersOfRecordTexts(page).length).toBeGreaterThan(0);
  });

  test('are most texts of this remote, in pages and not in slots', () => {
    const pages = ENTRY_POINTS.filter(callsRegistration).map((file) => path.basename(file, '.page.tsx'));
    expect(pages).toEqual(['detail', 'edit', 'history-entry', 'history', 'import', 'new', 'photos']);
    const lists = ENTRY_POINTS.filter((entry) => !callsRegistration(entry));
    expect(lists.flatMap((entry) => reachableFrom(entry, graph)).length).toBeGreaterThan(100);
    expect(recordKeys.length).toBeGreaterThan(400);
  });

  test('are found by literal, in tables and by composed keys', () => {
    expect(recordKeysIn("t('photos.title')")).toEqual(['photos.title']);
    expect(recordKeysIn("const HINTS = { VALID: 'photos.title' };")).toEqual(['photos.title']);
    expect(recordKeysIn('t(`import.status.${status}`)').length).toBeGreaterThan(2);
    expect(recordKeysIn("i18n.t('property:photos.title')")).toEqual(['photos.title']);
    expect(recordKeysIn("t('list.title')")).toEqual([]);
  });
});
