import { FACETS, NO_VALUE, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { FEATURES, PROPERTY_TYPES, type TransactionType } from '@pignon/shared/domain/property/property.enums';
import common from '../../../../shared/i18n/messages/common.fr.json';
import fr from '../../messages/fr.json';
import { bucketLabel } from './bucket-label';

const words: Readonly<Record<string, string>> = { ...common, ...fr };
/** Fails on a text that there is not; a count takes its plural. */
const t = (key: string, values: Record<string, string | number> = {}) => {
  const text = words[key] ?? words[`${key}_${Number(values.count) > 1 ? 'other' : 'one'}`];
  if (text === undefined) throw new Error(`no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};
const labelled = (facet: Facet, key: string, transactionType: TransactionType | null = 'SALE', label?: string) =>
  bucketLabel(facet, { key, label: label ?? null }, transactionType, t).replace(/\s/g, ' ');

it.each<[Facet, string, string]>([
  ['price', '0', 'Moins de 50 000 €'],
  ['price', '100000', '100 000 à 150 000 €'],
  ['price', '1500000', '1 500 000 € et plus'],
  ['homeSize', '40', '40 à 50 m²'],
  ['landSize', '50000', '50 000 m² et plus'],
  ['rooms', '3', '3 pièces'],
  ['rooms', '10', '10 pièces et plus'],
  ['bedrooms', '1', '1 chambre'],
  ['dpe', 'D', 'D'],
])('%s %s reads « %s »', (facet, key, expected) => {
  expect(labelled(facet, key)).toBe(expected);
});

it('takes rents in smaller bands than prices', () => {
  expect(labelled('price', '400', 'RENT')).toBe('400 à 500 €');
});

it('calls communes and people by the name that the API gives', () => {
  expect(labelled('city', '74010', null, 'Annecy')).toBe('Annecy');
  expect(labelled('negotiator', 'a@b.fr')).toBe('a@b.fr');
});

it.each<[Facet, readonly string[]]>([
  ['features', FEATURES],
  ['propertyType', PROPERTY_TYPES],
  ['mandateType', MANDATE_TYPES],
])('has a word for every value of %s', (facet, values) => {
  expect(values.map((key) => labelled(facet, key)).filter((text) => text === '')).toEqual([]);
});

it('says of each facet that may be without a value that it has none', () => {
  const always: readonly Facet[] = ['transactionType', 'propertyType', 'propertyStatus', 'features', 'added'];
  const texts = FACETS.filter((facet) => !always.includes(facet)).map((facet) => labelled(facet, NO_VALUE));
  expect(texts.every((text) => /^(Sans|Aucun|Non|Prix|Surface|Commune|Pièces|Chambres|Terrain|DPE)/.test(text))).toBe(
    true,
  );
});
