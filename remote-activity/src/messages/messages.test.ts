import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';

const SOURCES = path.resolve(import.meta.dirname, '..');

it('says the same in French and in English, well typed', () => {
  expect(catalogueFaults(fr, en)).toEqual([]);
});

it('has a word for every key that its screens ask for', async () => {
  setupI18n('fr');
  await loadNamespace('activity', () => Promise.resolve(fr));
  const usedKeys = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => literalKeys(readFileSync(path.join(SOURCES, name), 'utf8')));
  expect(usedKeys.length).toBeGreaterThan(10);
  expect(usedKeys.filter((key) => !i18n.exists(key, { ns: ['activity', 'common'], count: 2 }))).toEqual([]);
});
