import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { labelTexts } from '@pignon/shared/domain/common/fields/field-labels';
import { CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-labels';
import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';
import labelsEn from './labels.en.json';
import labelsFr from './labels.fr.json';

const SOURCES = path.resolve(import.meta.dirname, '..');

it('says the same in French and in English, well typed', () => {
  expect(catalogueFaults(fr, en)).toEqual([]);
});

it('has the labels of fields from the catalogue alone: `npm run records`', () => {
  const texts = (language: 'en' | 'fr') => labelTexts(CONTACT_LABELS, new Set(), language).others;
  expect({ fr: labelsFr, en: labelsEn }).toEqual({ fr: texts('fr'), en: texts('en') });
  expect(catalogueFaults(labelsFr, labelsEn)).toEqual([]);
});

it('has a word for every key that its screens ask for', async () => {
  setupI18n('fr');
  await loadNamespace('contact', () => Promise.resolve(fr));
  const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => literalKeys(readFileSync(path.join(SOURCES, name), 'utf8')));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((key) => !i18n.exists(key, { ns: ['contact', 'common'], count: 2 }))).toEqual([]);
});
