import { FACETS, NO_VALUE, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { FEATURES, PROPERTY_TYPES, type TransactionType } from '@pignon/shared/domain/property/property.enums';
import { french, plain } from '../../test/french';
import { bucketLabel } from './bucket-label';

const labelled = (facet: Facet, key: string, transactionType: TransactionType | null = 'SALE', label?: string) =>
  plain(bucketLabel(facet, { key, label: label ?? null }, transactionType, french));

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
  ['dpe', 'NS', 'DPE non requis'],
  ['added', '7', 'Ces 7 derniers jours'],
  ['transactionType', 'RENT', 'Location'],
  ['features', 'POOL', 'Piscine'],
  ['mandateStatus', 'NONE', 'Sans mandat'],
  ['city', 'OTHERS', 'Autres communes'],
])('%s %s is labelled « %s »', (facet, key, expected) => {
  expect(labelled(facet, key)).toBe(expected);
});

it('labels rents in smaller bands than prices', () => {
  expect(labelled('price', '400', 'RENT')).toBe('400 à 500 €/mois');
});

it('labels communes and people by the name in the response', () => {
  expect(labelled('city', '74010', null, 'Annecy')).toBe('Annecy');
  expect(labelled('negotiator', 'a@b.fr')).toBe('a@b.fr');
});

it.each<[Facet, readonly string[]]>([
  ['features', FEATURES],
  ['propertyType', PROPERTY_TYPES],
  ['mandateType', MANDATE_TYPES],
])('has a text for every value of %s', (facet, values) => {
  expect(values.map((key) => labelled(facet, key)).filter((text) => text === '')).toEqual([]);
});

it('has a text for the missing value of each optional facet', () => {
  const always: readonly Facet[] = ['transactionType', 'propertyType', 'propertyStatus', 'features', 'added'];
  const texts = FACETS.filter((facet) => !always.includes(facet)).map((facet) => labelled(facet, NO_VALUE));
  expect(texts.every((text) => /^(Sans|Aucun|Non|Prix|Surface|Commune|Pièces|Chambres|Terrain|DPE)/.test(text))).toBe(
    true,
  );
});
