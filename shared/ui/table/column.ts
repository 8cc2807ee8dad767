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
  width?: number | string;
  /** What the row is; drawn first and stronger on a phone, and carries the row's link. */
  primary?: boolean;
  /** Left out under this width of the window. */
  from?: 600 | 960 | 1280;
};
