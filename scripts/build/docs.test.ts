import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './packages';

const DOCS = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);
const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, one]) => one ?? []);

/** `shared/ui/form`, but neither `api/migrations/NNN-what.sql` nor `shared/ui/*`. */
const PATH = /`((?:api|docs|e2e|host|remote-[a-z]+|scripts|shared)\/[\w./-]+)`/g;
const isPattern = (name: string): boolean => /[A-Z]{3}/.test(name.replace(/README\.md$/, ''));

describe.each(DOCS)('%s', (doc) => {
  const text = readFileSync(path.join(REPOSITORY, doc), 'utf8');

  it('names files, links and commands that are there', () => {
    const files = found(text, PATH).filter((name) => !isPattern(name));
    expect(files.filter((name) => !existsSync(path.join(REPOSITORY, name)))).toEqual([]);
    const links = found(text, /\]\((?!https?:|#)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(path.join(REPOSITORY, path.dirname(doc), link)))).toEqual([]);
    const commands = found(text, /\bnpm run ([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
