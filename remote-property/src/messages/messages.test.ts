import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import { labelTexts } from '@pignon/shared/domain/common/fields/field-labels';
import { listedPaths } from '@pignon/shared/domain/property/list/listed-paths';
import { PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import cubeEn from './cube.en.json';
import cubeFr from './cube.fr.json';
import entryEn from './en.json';
import entryFr from './fr.json';
import headingsEn from './headings.en.json';
import headingsFr from './headings.fr.json';
import labelsEn from './labels.en.json';
import labelsFr from './labels.fr.json';
import mapEn from './map.en.json';
import mapFr from './map.fr.json';
import printEn from './print.en.json';
import printFr from './print.fr.json';
import publishEn from './publish.en.json';
import publishFr from './publish.fr.json';
import recordEn from './record.en.json';
import recordFr from './record.fr.json';

type Texts = Readonly<Record<string, string>>;

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Texts equal to a field's label that name something else. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'compliance.mention.mandate': 'the mandate itself, not its status',
  'photos.title': 'the page of all files',
  'print.orientation': 'of the paper',
};

/** Texts in which « A » is a letter. */
const WITH_LETTER = ['order.city.ASC', 'form.zoneList.VERY_TENSE'];

/** Own texts by file: those in the entry, and those that load later. */
const FILES: readonly [french: Texts, english: Texts][] = [
  [entryFr, entryEn],
  [recordFr, recordEn],
  [mapFr, mapEn],
  [cubeFr, cubeEn],
  [printFr, printEn],
  [publishFr, publishEn],
];
const [fr, en] = [0, 1].map((language) => Object.assign({}, ...FILES.map((file) => file[language])) as Texts) as [
  Texts,
  Texts,
];

/** All texts: headings of lists, and those of forms, details and the history. */
function textsOf(language: Language) {
  const { headings, others } = labelTexts(PROPERTY_LABELS, listedPaths(), language);
  return { headings, others: { ...others, ...choiceTexts(language, REMOTE_WORDS.property) } };
}

describe('the texts of this remote', () => {
  it('have the same keys in French and English, with correct typography', () => {
    const keysByFile = FILES.map(([french]) => Object.keys(french));
    expect(FILES.map(([, english]) => Object.keys(english))).toEqual(keysByFile);
    expect(Object.keys(fr)).toHaveLength(keysByFile.flat().length);
    const [french, english] = [
      { ...fr, ...headingsFr, ...labelsFr },
      { ...en, ...headingsEn, ...labelsEn },
    ];
    expect(catalogueFaults(french, english, WITH_LETTER)).toEqual([]);
  });

  it('take the labels of fields from the catalogue: `npm run records`', () => {
    for (const [language, headings, labels] of [
      ['fr', headingsFr, labelsFr],
      ['en', headingsEn, labelsEn],
    ] as const)
      expect({ headings, others: labels }).toEqual(textsOf(language));
  });

  it('repeat no label of a field', () => {
    const labels = new Set(Object.values({ ...headingsFr, ...labelsFr }));
    const duplicateTexts = Object.entries(fr).filter(([key, text]) => labels.has(text) && !(key in OF_SOMETHING_ELSE));
    expect(duplicateTexts).toEqual([]);
    expect(Object.keys(OF_SOMETHING_ELSE).filter((key) => !(key in fr))).toEqual([]);
  });

  it('exist for every key that the screens use', async () => {
    setupI18n('fr');
    addChoices();
    await loadNamespace('property', () => Promise.resolve({ ...fr, ...headingsFr, ...labelsFr }));
    const usedKeys = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .flatMap((name) => literalKeys(readFileSync(path.join(SOURCES, name), 'utf8')));
    expect(usedKeys.length).toBeGreaterThan(100);
    expect(usedKeys.filter((key) => !i18n.exists(key, { ns: ['property', 'common'], count: 2 }))).toEqual([]);
  });
});
