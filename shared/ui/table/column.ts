import type { ReactNode } from 'react';

/** Order of a list, as in the API. */
export type Order = { property: string; direction: 'ASC' | 'DESC' };

/** A column of a table. */
export type Column<R> = {
  key: string;
  title: string;
  render: (row: R) => ReactNode;
  /** Name of the order property when the column can be sorted. */
  sort?: string;
  /** Alignment; numbers are `end`. */
  align?: 'start' | 'end';
  /** Width in pixels; required for every column of a virtual table. */
  width?: number;
  /** Main column: first and emphasized on a phone, and carries the row's link. */
  primary?: boolean;
  /** On a phone, shows the title before a value that is unclear alone. */
  labelled?: boolean;
  /** Minimum window width in pixels. */
  from?: 600 | 960 | 1280 | 1440;
};

/** A narrow first column, such as checkboxes. */
export type LeadColumn<R> = { head: ReactNode; cell: (row: R) => ReactNode };
