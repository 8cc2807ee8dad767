import type { ReactNode } from 'react';

/** The order of a list, as the API wants it. */
export type Order = { property: string; direction: 'ASC' | 'DESC' };

/** A column of a table. */
export type Column<R> = {
  key: string;
  title: string;
  render: (row: R) => ReactNode;
  /** Name of the order property when the column can be sorted. */
  sort?: string;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** In pixels; a table that is scrolled through whole needs it of every column. */
  width?: number | string;
  /** Main column: first and emphasized on a phone, and carries the row's link. */
  primary?: boolean;
  /** On a phone its title stands before its value, which alone does not say what it is. */
  labelled?: boolean;
  /** Left out under this width of the window. */
  from?: 600 | 960 | 1280 | 1440;
};

/** A narrow column before all others, such as boxes to tick. */
export type LeadColumn<R> = { head: ReactNode; cell: (row: R) => ReactNode };
