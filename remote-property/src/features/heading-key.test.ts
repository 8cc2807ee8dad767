import { FACETS } from '@pignon/shared/domain/property/analysis/dimensions';
import fr from '../messages/fr';
import { facetKey, headingKey } from './heading-key';
import { TABLE_COLUMNS } from './list/list-state';

it('exists in the texts of every page, for each column and each filter', () => {
  const keys = [...TABLE_COLUMNS.map(headingKey), ...FACETS.map(facetKey)];
  expect(keys.filter((key) => !(key in fr))).toEqual([]);
});

it('is the short form where one exists', () => {
  expect([headingKey('homeSize'), headingKey('heating'), headingKey('dpe'), facetKey('added')]).toEqual([
    'field.propertyMetadata.homeSize.short',
    'field.propertyMetadata.heating',
    'field.energyEfficiency.energyClass.short',
    'criteria.added',
  ]);
});
