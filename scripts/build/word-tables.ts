import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHOICE_WORDS } from '@pignon/shared/domain/choices/choice-catalogue';
import type { ChoiceWords } from '@pignon/shared/domain/choices/choices';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { REMOTE_NAMES } from './packages';

/** The French words of several values of an enumeration, in a file of texts or in source text. */
export interface WordTable {
  /** File and first part of the keys, or file and name of the constant. */
  place: string;
  words: Readonly<Record<string, string>>;
}

/** Values of each enumeration by its name. */
export type Enumerations = Readonly<Record<string, readonly string[]>>;

/** Files of texts that are written by hand: `npm run records` writes the other ones. */
const TEXTS = /\/messages\/(?:[a-z-]+\.)?fr\.json$/;
const GENERATED = /\/(?:choices|headings|labels)\.fr\.json$/;
const SOURCES = ['api/src', 'host/src', 'shared', ...REMOTE_NAMES.map((name) => `remote-${name}/src`)];

/** Tests and fixtures, which repeat words to compare them. */
const NOT_SHIPPED = /node_modules|\.test\.|\.cases\.|\.fixture\.|\/test\/|\/testing\//;

const VALUE = /^[A-Z][A-Z0-9_]*$/;
const LIST = /const (\w+)(?:: [^=]+)? =\s*\[([^\]]*)\] as const/g;
const FACTS = /const (\w+) = \{\n((?: {2}.*\n)*?)\} as const satisfies/g;
/** A constant or a property with one text for each of its keys. */
const TABLE = /(\w+)(?:: [^\n={]+)?(?: =|:) \{((?:\s*'?[A-Z][A-Z0-9_]*'?:\s*(?:'[^']*'|`[^`]*`),?)+)\s*\}/g;
const ENTRY = /'?([A-Z][A-Z0-9_]*)'?:\s*['`]([^'`]*)['`]/g;

const filesOf = (root: string, folders: readonly string[], names: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => names.test(file) && !NOT_SHIPPED.test(file))
    .toSorted();

const matchesOf = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(([, name = '', body = '']) => [name, body]);

/** Every enumeration of the domain: lists, and tables of facts. */
export function enumerationsOf(root: string): Enumerations {
  const found = filesOf(root, ['shared/domain'], /\.ts$/).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [
      ...matchesOf(text, LIST).map(
        ([name, body]) => [name, matchesOf(body, /(')([A-Z][A-Z0-9_]*)'/g).map(([, value]) => value)] as const,
      ),
      ...matchesOf(text, FACTS).map(
        ([name, body]) =>
          [name, [...body.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, value = '']) => value)] as const,
      ),
    ];
  });
  return Object.fromEntries(found.filter(([, values]) => values.length > 1));
}

/** Enumerations whose words are declared with them, by the first part of their keys. */
export function declaredWords(): Enumerations {
  const tables: Readonly<Record<string, ChoiceWords<string>>>[] = [CHOICE_WORDS, ...Object.values(REMOTE_WORDS)];
  return Object.fromEntries(
    tables.flatMap((table) => Object.entries(table).map(([name, words]) => [name, Object.keys(words)])),
  );
}

/** Tables in texts that are written by hand. */
function textTables(root: string): WordTable[] {
  return filesOf(root, SOURCES, TEXTS)
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => {
      const groups = new Map<string, Record<string, string>>();
      const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
      for (const [key, text] of Object.entries(texts)) {
        const at = key.lastIndexOf('.');
        const [group, value] = [key.slice(0, at), key.slice(at + 1)];
        if (VALUE.test(value)) groups.set(group, { ...groups.get(group), [value]: text });
      }
      return [...groups].map(([group, words]) => ({ place: `${file}: ${group}`, words }));
    });
}

/** Object literals of source text that have a text for each of their keys. */
export const tablesIn = (file: string, text: string): WordTable[] =>
  matchesOf(text, TABLE).map(([name, body]) => ({
    place: `${file}: ${name}`,
    words: Object.fromEntries(matchesOf(body, ENTRY)),
  }));

/** True for a sentence, a hint with variables or a button label with an object: not the translation of a value. */
const isSentence = (text: string): boolean => text.includes('{{') || /[.?!…]$/.test(text) || text.split(' ').length > 7;

/** True for text rather than a code or colour: it has a space, an accent, or a capital before small letters. */
const isWord = (text: string): boolean => /[a-zà-ÿ] |[à-ÿ’]|^[A-Z][a-z]{2,}/.test(text) && !text.includes('|');

/** All translation tables. */
export const wordTables = (root: string): WordTable[] =>
  [
    ...textTables(root),
    ...filesOf(root, SOURCES, /\.tsx?$/).flatMap((file) => tablesIn(file, readFileSync(path.join(root, file), 'utf8'))),
  ].filter(({ words }) => {
    const texts = Object.values(words);
    return texts.length > 1 && texts.some(isWord) && !texts.some(isSentence);
  });

/** True for a table that translates at least half of an enumeration's values, which make up half of its keys. */
export function translates(values: readonly string[], { words }: WordTable): boolean {
  const keys = Object.keys(words);
  const common = keys.filter((key) => values.includes(key)).length;
  return common > 1 && common * 2 >= values.length && common * 2 >= keys.length;
}

/**
 * Tables that repeat translations: any table of an enumeration whose texts are declared, and all tables of another
 * enumeration that has more than one.
 */
export function repeatedTables(tables: readonly WordTable[], declared: Enumerations, all: Enumerations): string[] {
  const repeats = new Map<string, string>();
  for (const [name, values] of Object.entries(declared))
    for (const table of tables) if (translates(values, table)) repeats.set(table.place, name);
  // an enumeration without declared texts may have one table
  for (const [name, values] of Object.entries(all)) {
    const matchingTables = tables.filter((table) => translates(values, table));
    if (matchingTables.length > 1)
      for (const { place } of matchingTables) if (!repeats.has(place)) repeats.set(place, name);
  }
  return [...repeats].map(([place, name]) => `${place} (${name})`).toSorted();
}
