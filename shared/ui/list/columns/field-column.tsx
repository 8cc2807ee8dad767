import type { ReactNode } from 'react';
import type { Field, FieldKind } from '../../../domain/common/fields/field-catalogue';
import type { ColumnValues } from '../../../domain/common/fields/field-columns';
import { MaskedValue } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';

/** Numeric kinds: right-aligned, tabular digits. */
const NUMERIC_KINDS: readonly FieldKind[] = [
  'AREA',
  'COORDINATE',
  'DAY',
  'EUROS',
  'MOMENT',
  'NUMBER',
  'PERCENT',
  'PLAIN',
];
const TEXT_WIDTH = 160;
const WIDTH = 110;

interface FieldColumnOptions<Name extends string> {
  column: Name;
  field: Field;
  /** Formats a value of the field. */
  textOf: (value: boolean | number | string) => string;
}

/** Column of a field, formatted by kind and masked where private. */
export function fieldColumn<Name extends string>({
  column,
  field,
  textOf,
}: FieldColumnOptions<Name>): Pick<
  Column<{ columns?: ColumnValues<Name> | undefined }>,
  'align' | 'labelled' | 'render' | 'width'
> {
  const isNumeric = NUMERIC_KINDS.includes(field.kind);
  return {
    ...(isNumeric && { align: 'end' }),
    labelled: true,
    width: (isNumeric && field.unit === undefined) || field.kind === 'YES_NO' ? WIDTH : TEXT_WIDTH,
    render: ({ columns }): ReactNode => {
      const value = columns?.[column] ?? '';
      if (value === '') return <span className="pg-nothing">—</span>;
      const cellText = textOf(value);
      const displayedNode = isNumeric ? <span className="pg-tabular">{cellText}</span> : cellText;
      return field.private ? <MaskedValue like={cellText}>{displayedNode}</MaskedValue> : displayedNode;
    },
  };
}
