import { FACETS } from '@pignon/shared/domain/property/analysis/dimensions';
import fr from '../messages/fr';
import { facetKey, headingKey } from './heading-key';
import { TABLE_COLUMNS } from './list/list-state';

it('is in the texts that every page has, for each column and each filter', () => {
  const keys = [...TABLE_COLUMNS.map(headingKey), ...FACETS.map(facetKey)];
  expect(keys.filter((key) => !(key in fr))).toEqual([]);
});

it('is the short form where there is one', () => {
  expect([headingKey('homeSize'), headingKey('heating'), headingKey('dpe'), facetKey('added')]).toEqual([
    'field.propertyMetadata.homeSize.short',
    'field.propertyMetadata.heating',
    'field.energyEfficiency.energyClass.short',
    'criteria.added',
  ]);
});
