import { COLUMNS_1_TO_84 } from './columns-1-84';
import { COLUMNS_181_TO_263 } from './columns-181-263';
import { COLUMNS_264_TO_334 } from './columns-264-334';
import { COLUMNS_85_TO_180 } from './columns-85-180';
import type { PolirisColumn } from './column';

/** All 334 columns of Poliris 4.12 and their use. Column 1 is at index 0. */
export const POLIRIS_COLUMNS: readonly PolirisColumn[] = [
  ...COLUMNS_1_TO_84,
  ...COLUMNS_85_TO_180,
  ...COLUMNS_181_TO_263,
  ...COLUMNS_264_TO_334,
];

/** Values that software writes for an empty field. */
const NOTHING = new Set(['', '0', '0.0', '0.00', 'NON', 'N', '00/00/0000', '0,00']);

/** Numbers of filled columns that are not imported. */
export const ignoredColumns = (fields: readonly string[]): number[] =>
  POLIRIS_COLUMNS.flatMap((column, index) =>
    'out' in column && !NOTHING.has((fields[index] ?? '').trim().toUpperCase()) ? [index + 1] : [],
  );
