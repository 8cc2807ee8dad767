import type { ReactNode } from 'react';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { MaskedValue, SelectBox } from '@pignon/shared/ui/core';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import './table-file.css';

const MAX_EXAMPLES = 3;

interface FileColumn {
  index: number;
  heading: string;
  examples: readonly string[];
}

/** Columns of a file with sample values. */
const columnsOf = ({ headings, rows }: ImportFile): FileColumn[] =>
  headings.map((heading, index) => ({
    index,
    heading,
    examples: [...new Set(rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''))].slice(
      0,
      MAX_EXAMPLES,
    ),
  }));

export interface ColumnTableWords {
  columns: string;
  column: string;
  examples: string;
  becomes: string;
  /** Accessible label of a column's select, by heading or position. */
  becomesOf: (column: string | number) => string;
  unnamed: (place: number) => string;
  leftOut: string;
}

interface ColumnTableProps<F extends string> {
  file: ImportFile;
  /** Target field of each column; null for a skipped one. */
  columns: readonly (F | null)[];
  fields: readonly { value: F; label: string }[];
  words: ColumnTableWords;
  onField: (index: number, field: F | null) => void;
}

/** Table that maps each column of a file to a field. */
export function ColumnTable<F extends string>(props: ColumnTableProps<F>): ReactNode {
  const { file, columns, fields, words, onField } = props;
  const table: Column<FileColumn>[] = [
    {
      key: 'heading',
      title: words.column,
      primary: true,
      render: ({ heading, index }) => heading || words.unnamed(index + 1),
    },
    {
      key: 'examples',
      title: words.examples,
      render: ({ examples }) =>
        examples.length > 0 && (
          <MaskedValue>
            <span className="pg-table-file-examples">{examples.join(' · ')}</span>
          </MaskedValue>
        ),
    },
    {
      key: 'field',
      title: words.becomes,
      render: ({ heading, index }) => (
        <SelectBox
          aria-label={words.becomesOf(heading || index + 1)}
          value={columns[index] ?? ''}
          placeholder={words.leftOut}
          options={fields}
          onChange={(fieldValue) => onField(index, fields.find(({ value }) => value === fieldValue)?.value ?? null)}
        />
      ),
    },
  ];
  return <DataTable label={words.columns} columns={table} rows={columnsOf(file)} rowKey={({ index }) => index} />;
}
