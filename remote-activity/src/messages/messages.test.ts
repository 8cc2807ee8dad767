import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screenTexts } from '@pignon/shared/domain/audit/labelled-records';
import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';
import labelsEn from './labels.en.json';
import labelsFr from './labels.fr.json';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Texts equal to a field's label that name something else. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'events.state.DONE': 'a state',
  'feedback.tell': 'a link',
  'follow.untitled': 'a page',
  'report.one': 'of an owner',
  'state.done': 'a state',
  'toDo.tick': 'a button',
};

it('has the same keys in French and English, with correct typography', () => {
  expect(catalogueFaults({ ...fr, ...labelsFr }, { ...en, ...labelsEn })).toEqual([]);
});

it('takes the labels of fields from the catalogue: `npm run records`', () => {
  expect(labelsFr).toEqual(screenTexts('activity', 'fr'));
  expect(labelsEn).toEqual(screenTexts('activity', 'en'));
});

it('repeats no label of a field', () => {
  const labels = new Set(Object.values(labelsFr));
  const duplicateTexts = Object.entries(fr).filter(([key, text]) => labels.has(text) && !(key in OF_SOMETHING_ELSE));
  expect(duplicateTexts).toEqual([]);
  expect(Object.keys(OF_SOMETHING_ELSE).filter((key) => !(key in fr))).toEqual([]);
});

it('has a text for every key that its screens use', async () => {
  setupI18n('fr');
  addChoices();
  await loadNamespace('activity', () => Promise.resolve({ ...fr, ...labelsFr }));
  const usedKeys = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => literalKeys(readFileSync(path.join(SOURCES, name), 'utf8')));
  expect(usedKeys.length).toBeGreaterThan(10);
  expect(usedKeys.filter((key) => !i18n.exists(key, { ns: ['activity', 'common'], count: 2 }))).toEqual([]);
});
