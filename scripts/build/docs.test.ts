import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PNPM } from '../run/ensure-installed.mjs';
import { pageBlocks } from '../first-screen/page-blocks';
import { REPOSITORY } from './packages';

const read = (name: string): string => readFileSync(path.join(REPOSITORY, name), 'utf8');
const exists = (name: string): boolean => existsSync(path.join(REPOSITORY, name));

const DOCS = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, one]) => one ?? []);

/**
 * Paths in backquotes: `shared/ui/form`, but neither `api/migrations/NNN-what.sql` nor `shared/ui/*`; build output may
 * be missing.
 */
const PATH = /`((?:api|demo|docker|docs|e2e|host|jest|platform|remote-[a-z]+|scripts|shared)\/[\w./-]+)`/g;
const isPattern = (name: string): boolean =>
  /[A-Z]{3}/.test(name.replace(/README\.md$/, '')) || name.includes('/dist/');

/** Tells whether the page instructs its reader to create a file or folder. */
function writtenBy(text: string): (name: string) => boolean {
  const files = pageBlocks(text).flatMap(({ file, lang }) => (lang === 'diff' ? [] : file));
  return (name) => files.some((file) => file === name || file.startsWith(`${name}/`));
}

/** True for an invalid `npx` command: neither installed at the root nor pinned to a version. */
function npxFault(words: string): boolean {
  const [first = '', second = ''] = words.split(' ');
  return first === '-y' ? second !== PNPM : !exists(`node_modules/.bin/${first}`);
}

/** Files and folders in a command: `npx tsx scripts/budgets.ts`. Jest accepts the beginning of a path as well. */
const argumentsOf = (command: string): string[] =>
  found(command, / ((?:api|e2e|host|platform|remote-[a-z]+|scripts|shared)\/[\w./-]+)/g).filter(
    (one) => !isPattern(one),
  );

function begins(name: string): boolean {
  const folder = path.join(REPOSITORY, path.dirname(name));
  return existsSync(folder) && readdirSync(folder).some((one) => one.startsWith(path.basename(name)));
}

/** Anchor of a heading on GitHub: "A new remote" becomes `a-new-remote`. */
const placeOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const placesOf = (doc: string): string[] => found(read(doc), /^#+ (.+)$/gm).map(placeOf);

describe.each(DOCS)('%s', (doc) => {
  const text = read(doc);
  const isCreatedByReader = writtenBy(text);

  it('names only existing files, or files that its reader creates', () => {
    const files = found(text, PATH).filter((name) => !isPattern(name) && !isCreatedByReader(name));
    expect(files.filter((name) => !exists(name))).toEqual([]);
  });

  it('links to existing pages and headings', () => {
    const links = found(text, /\]\((?!https?:)([^)]+)/g).map((link) => link.split('#'));
    const brokenLinks = links.filter(([page = '', place]) => {
      const target = page === '' ? doc : path.join(path.dirname(doc), page);
      return !exists(target) || (place !== undefined && !placesOf(target).includes(place));
    });
    expect(brokenLinks).toEqual([]);
  });

  it('gives valid commands', () => {
    expect(found(text, /\bnpm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    const npx = found(text, /\bnpx ([^`\n#]+)/g);
    expect(npx.filter(npxFault)).toEqual([]);
    const steps = found(text, /\bnpm test -- ([^`\n#]+)/g).flatMap((names) => found(names, /"([^"]+)"/g));
    expect(steps.filter((name) => !read('scripts/test.ts').includes(`'${name}'`))).toEqual([]);
    const commands = [...npx, ...found(text, /\bnpm run ([^`\n#]+)/g)].flatMap(argumentsOf);
    expect(commands.filter((name) => !begins(name) && !isCreatedByReader(name))).toEqual([]);
  });
});
