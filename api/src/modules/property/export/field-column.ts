import type { ChoiceWords } from '@pignon/shared/domain/choices/choices';
import { capitalize } from '@pignon/shared/domain/common/french';
import {
  COLUMN_FIELDS,
  type ColumnWords,
  type FieldColumn,
} from '@pignon/shared/domain/property/list/property-columns';
import { FRENCH_PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import { HEATING_WORDS, ORIENTATION_WORDS } from '@pignon/shared/domain/property/property.enums';
import type { CsvColumn } from '../../../http/csv';
import { csvField } from '../../../http/csv-field';
import type { PropertyLine } from '../find/property-find.repo';

const capitals = (words: ChoiceWords<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([value, { fr }]) => [value, capitalize(fr)]));

/** French labels of enumerated columns, by enumeration. */
const WORDS: Readonly<Record<ColumnWords, Readonly<Record<string, string>>>> = {
  heating: capitals(HEATING_WORDS),
  orientation: capitals(ORIENTATION_WORDS),
};

/** The column of a field of the catalogue. */
export function fieldColumn(column: FieldColumn): CsvColumn<PropertyLine> {
  const { path, field } = COLUMN_FIELDS[column];
  return csvField(column, FRENCH_PROPERTY_LABELS[path] ?? path, field, WORDS);
}
