import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { catalogueFaults, literalKeys } from '../../testing/catalogue-faults';
import formEn from '../../ui/form/messages/en.json';
import formFr from '../../ui/form/messages/fr.json';
import bulkEn from '../../ui/list/messages/bulk-result.en.json';
import bulkFr from '../../ui/list/messages/bulk-result.fr.json';
import listEn from '../../ui/list/messages/en.json';
import listFr from '../../ui/list/messages/fr.json';
import mapEn from '../../ui/map/messages/en.json';
import mapFr from '../../ui/map/messages/fr.json';
import uploadEn from '../../ui/upload/messages/en.json';
import uploadFr from '../../ui/upload/messages/fr.json';
import choicesEn from './choices.en.json';
import choicesFr from './choices.fr.json';
import commonEn from './common.en.json';
import commonFr from './common.fr.json';

const fr = { ...commonFr, ...choicesFr };
const en = { ...commonEn, ...choicesEn };

const SHARED = path.resolve(import.meta.dirname, '../..');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

describe('the common texts', () => {
  it('have the same keys in French and English, with correct typography', () => {
    expect(catalogueFaults(fr, en)).toEqual([]);
    expect(catalogueFaults(formFr, formEn)).toEqual([]);
    expect(catalogueFaults({ ...listFr, ...bulkFr }, { ...listEn, ...bulkEn })).toEqual([]);
    expect(Object.keys(bulkFr).filter((key) => key in listFr)).toEqual([]);
    expect(catalogueFaults(mapFr, mapEn)).toEqual([]);
    expect(catalogueFaults(uploadFr, uploadEn)).toEqual([]);
  });

  it('take the texts of enumerations from the enumerations only', () => {
    expect({ fr: choicesFr, en: choicesEn }).toEqual({ fr: choiceTexts('fr'), en: choiceTexts('en') });
    expect(Object.keys(commonFr).filter((key) => key in choicesFr)).toEqual([]);
  });

  it('include every key that the design system uses', () => {
    const usedKeys = sources(path.join(SHARED, 'ui')).flatMap(literalKeys);
    expect(usedKeys.length).toBeGreaterThan(20);
    const form = Object.keys(formFr).map((key) => `form:${key}`);
    const ownKeys = [...Object.keys(listFr), ...Object.keys(bulkFr), ...Object.keys(mapFr), ...Object.keys(uploadFr)];
    const knownKeys = [...Object.keys(fr), ...form, ...ownKeys].map((key) => key.replace(/_(one|other)$/, ''));
    expect([...new Set(usedKeys)].filter((key) => !knownKeys.includes(key))).toEqual([]);
  });
});
