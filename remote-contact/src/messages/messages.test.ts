import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { labelTexts } from '@pignon/shared/domain/common/fields/field-labels';
import { CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-labels';
import { listedPaths } from '@pignon/shared/domain/contact/list/listed-paths';
import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';
import headingsEn from './headings.en.json';
import headingsFr from './headings.fr.json';
import labelsEn from './labels.en.json';
import labelsFr from './labels.fr.json';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Texts equal to a field's label that name something else. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'form.criteria': 'the criteria themselves, not their number',
  'import.field.street': 'a cell that may hold a whole address',
  'import.outcome.CREATED': 'what becomes of a line',
  'import.reason': 'why a line is refused',
  'list.archived': 'a mark of a contact',
  'list.name': 'first and last name together',
  'list.tabs': 'the ways between lists',
  'propose.means': 'how a property is told',
  'reach.mail': 'a button',
  'reach.sms': 'a button',
  'review.reason': 'why data is kept',
};

it('has the same keys in French and English, with correct typography', () => {
  const [french, english] = [
    { ...fr, ...headingsFr, ...labelsFr },
    { ...en, ...headingsEn, ...labelsEn },
  ];
  expect(catalogueFaults(french, english)).toEqual([]);
});

it('takes the labels of fields from the catalogue: `npm run records`', () => {
  const texts = (language: 'en' | 'fr') => {
    const { headings, others } = labelTexts(CONTACT_LABELS, listedPaths(), language);
    return { headings, others: { ...others, ...choiceTexts(language, REMOTE_WORDS.contact) } };
  };
  expect({ headings: headingsFr, others: labelsFr }).toEqual(texts('fr'));
  expect({ headings: headingsEn, others: labelsEn }).toEqual(texts('en'));
});

it('repeats no label of a field', () => {
  const labels = new Set(Object.values({ ...headingsFr, ...labelsFr }));
  const duplicateTexts = Object.entries(fr).filter(([key, text]) => labels.has(text) && !(key in OF_SOMETHING_ELSE));
  expect(duplicateTexts).toEqual([]);
  expect(Object.keys(OF_SOMETHING_ELSE).filter((key) => !(key in fr))).toEqual([]);
});

it('has a text for every key that its screens use', async () => {
  setupI18n('fr');
  addChoices();
  await loadNamespace('contact', () => Promise.resolve({ ...fr, ...headingsFr, ...labelsFr }));
  const usedKeys = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => literalKeys(readFileSync(path.join(SOURCES, name), 'utf8')));
  expect(usedKeys.length).toBeGreaterThan(10);
  expect(usedKeys.filter((key) => !i18n.exists(key, { ns: ['contact', 'common'], count: 2 }))).toEqual([]);
});
