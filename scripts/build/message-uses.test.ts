import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import type { Field } from '@pignon/shared/domain/common/fields/field-catalogue';
import { CONTACT_FIELDS } from '@pignon/shared/domain/contact/contact-catalogue';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { usesOf, type Uses } from './message-uses';
import { collectMessages } from './messages';
import { REMOTE_NAMES, rootOf } from './packages';

/** The folders whose code may ask for the texts of a namespace. */
const SOURCES_BY_NAMESPACE: Readonly<Record<string, readonly string[]>> = {
  '': ['shared/ui', 'shared/api', 'shared/auth', 'host/src', ...REMOTE_NAMES.map((name) => `remote-${name}/src`)],
  boot: ['host/src/boot'],
  host: ['host/src'],
  developer: ['host/src/inspect'],
  identity: ['host/src/identity'],
  form: ['shared/ui/form'],
  list: ['shared/ui/list', 'shared/ui/sort'],
  map: ['shared/ui/map'],
  upload: ['shared/ui/upload'],
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, [`remote-${name}/src`]])),
};

const ROOT = path.dirname(rootOf('host'));

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !name.startsWith('test/'))
    .map((name) => path.join(folder, name));
}

/**
 * Texts that no code names as a literal: the domain's vocabulary, labels of fields, which are read by the field's path
 * (`npm run records` writes them), and entries of two menus.
 */
const UNNAMED =
  /^(?:visitKind|userStatus|action)\.|^host:(?:apps|help)\.|^(?:activity|admin|contact|mandate|property):field\./;

/** Enumerations whose values the journal and the history translate by the field that contains them. */
const FIELD_ENUMERATIONS: ReadonlySet<string> = new Set(
  Object.values<Field>({ ...PROPERTY_FIELDS, ...CONTACT_FIELDS }).flatMap(({ words }) => words ?? []),
);

/** True for a value's text whose enumeration is a literal in code: `wordKey('refusalReason', reason)`. */
function isNamedByEnumeration(key: string): boolean {
  const [enumeration = ''] = bare(key).split('.');
  const words: Readonly<Record<string, object>> = { ...REMOTE_WORDS };
  if (!Object.hasOwn(words[namespaceOf(key)] ?? {}, enumeration)) return false;
  return (
    FIELD_ENUMERATIONS.has(enumeration) || usesInRooms(namespaceOf(key)).some(({ quoted }) => quoted.has(enumeration))
  );
}

const uses = new Map<string, Uses>();

function usesIn(file: string): Uses {
  const known = uses.get(file) ?? usesOf(readFileSync(path.join(ROOT, file), 'utf8'));
  uses.set(file, known);
  return known;
}

const rooms = new Map<string, readonly Uses[]>();

/** All uses in the folders of a namespace; reads its folders once. */
function usesInRooms(namespace: string): readonly Uses[] {
  const known = rooms.get(namespace) ?? (SOURCES_BY_NAMESPACE[namespace] ?? []).flatMap(sources).map(usesIn);
  rooms.set(namespace, known);
  return known;
}

const plain = (key: string): string => key.replace(/_(one|other)$/, '');
const namespaceOf = (key: string): string => (key.includes(':') ? (key.split(':')[0] ?? '') : '');
const bare = (key: string): string => key.slice(key.indexOf(':') + 1);

let fr: Readonly<Record<string, string>> = {};
let en: Readonly<Record<string, string>> = {};
let known: ReadonlySet<string> = new Set();
beforeAll(async () => {
  [fr, en] = await Promise.all([collectMessages('fr'), collectMessages('en')]);
  known = new Set(Object.keys(fr).map(plain));
});

describe.each(Object.entries(SOURCES_BY_NAMESPACE).filter(([namespace]) => namespace !== ''))(
  'the code of %s',
  (namespace, folders) => {
    it('uses no missing text', () => {
      const files = folders.flatMap(sources);
      const missing = files.flatMap((file) =>
        usesIn(file)
          .usedKeys.filter((key) => {
            const bareKey = key.replace(/^common:/, '');
            const room = ['boot', 'developer', 'identity'].find((name) =>
              file.startsWith(`${SOURCES_BY_NAMESPACE[name]?.[0]}/`),
            );
            const own = namespace === 'host' && room ? ['host', room] : [namespace];
            return !known.has(bareKey) && !own.some((name) => known.has(`${name}:${bareKey}`));
          })
          .map((key) => `${file}: ${key}`),
      );
      expect(missing).toEqual([]);
    });
  },
);

describe('the catalogue', () => {
  it('contains no unused text', () => {
    const unused = [...known].filter((key) => {
      if (UNNAMED.test(key) || isNamedByEnumeration(key)) return false;
      const names = [bare(key), key, `common:${key}`];
      return !usesInRooms(namespaceOf(key)).some(
        ({ quoted, patterns }) =>
          names.some((name) => quoted.has(name)) ||
          patterns.some((pattern) => names.some((name) => pattern.test(name))),
      );
    });
    expect(unused).toEqual([]);
  });

  it('has a text for every key, and both plural forms', () => {
    const faults = Object.entries({ ...fr, ...en }).filter(([, text]) => text.trim() === '');
    expect(faults).toEqual([]);
    for (const texts of [fr, en]) {
      const halves = Object.keys(texts).filter((key) => {
        const other = key.endsWith('_one') ? `${plain(key)}_other` : `${plain(key)}_one`;
        return plain(key) !== key && !(other in texts);
      });
      expect(halves).toEqual([]);
    }
  });

  it('has the same variables in both languages, except a plural’s own number', () => {
    const variables = (text: string) =>
      (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => name !== '{{count}}').sort();
    const mismatchedKeys = Object.keys(fr).filter(
      (key) => variables(fr[key] ?? '').join() !== variables(en[key] ?? '').join(),
    );
    expect(mismatchedKeys).toEqual([]);
  });
});
