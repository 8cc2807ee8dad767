import type { ReactNode } from 'react';
import { classNames } from '../basic/class-names';
import { Link } from '@pignon/shared/router';
import type { Column, LeadColumn, Order } from './column';
import { cellClass, HeaderCell } from './header-cell';
import { moveBetweenRows } from './row-keys';
import './data-table.css';

export type DataTableProps<R> = {
  /** Accessible name. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  order?: Order;
  onOrder?: (order: Order) => void;
  /** Address of a row; the whole row is then the link. */
  rowLink?: (row: R) => string;
  /** Called when a click on the row is likely: hover or focus. */
  onIntent?: (row: R) => void;
  /** True while the next page loads: the present one is dimmed. */
  stale?: boolean;
  /** Buttons at the end of each row, above its link. */
  rowActions?: (row: R) => ReactNode;
  lead?: LeadColumn<R>;
  /** More columns than fit: the table scrolls sideways. */
  wide?: boolean;
};

/** A list as a table with a sticky header; below 600 px each row becomes a block. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { label, columns, rows, rowKey, order, onOrder, rowLink, onIntent, stale, rowActions, lead, wide } = props;
  return (
    <div
      className={classNames('pg-table-box', stale && 'pg-table-stale', wide && 'pg-table-wide')}
      aria-busy={stale || undefined}
    >
      <table className="pg-table" aria-label={label}>
        <thead>
          <tr>
            {lead && <th className="pg-cell-lead">{lead.head}</th>}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} order={order} onOrder={onOrder} />
            ))}
            {rowActions && <th aria-hidden />}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links handle the arrows */}
        <tbody onKeyDown={rowLink && moveBetweenRows}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={rowLink ? 'pg-row-link' : undefined}
              onMouseEnter={onIntent && (() => onIntent(row))}
              onFocus={onIntent && (() => onIntent(row))}
            >
              {lead && <td className="pg-cell-lead">{lead.cell(row)}</td>}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)} data-label={column.title}>
                  {column.primary && rowLink ? <Link to={rowLink(row)}>{column.render(row)}</Link> : column.render(row)}
                </td>
              ))}
              {rowActions && <td className="pg-cell-actions">{rowActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
