import { memo, type CSSProperties } from 'react';
import { Link } from '@pignon/shared/router';
import { classNames } from '../../basic/class-names';
import type { DataTableProps } from '../data-table';
import { cellClass } from '../header-cell';
import { useDeferredRow } from '../frame-scheduler';

export type RowParts<R> = Pick<DataTableProps<R>, 'columns' | 'lead' | 'rowLink' | 'rowActions' | 'onIntent'>;

type VirtualRowProps<R> = RowParts<R> & {
  index: number;
  /** Undefined while loading. */
  row: R | undefined;
  /** Pixels from the first row. */
  start: number;
  height: number;
  tracks: string;
  /** Called once the row's content is rendered. */
  onFilled: () => void;
};

function RowCells<R>({ row, columns, lead, rowLink, rowActions }: RowParts<R> & { row: R }) {
  return (
    <>
      {lead && (
        <div role="cell" className="pg-cell-lead">
          {lead.cell(row)}
        </div>
      )}
      {columns.map((column) => (
        <div key={column.key} role="cell" className={cellClass(column)}>
          {column.primary && rowLink ? <Link to={rowLink(row)}>{column.render(row)}</Link> : column.render(row)}
        </div>
      ))}
      {rowActions && (
        <div role="cell" className="pg-cell-actions">
          {rowActions(row)}
        </div>
      )}
    </>
  );
}

/**
 * A virtual row: its space at once, its content a moment later and in slices, so that scrolling through thousands of
 * rows never blocks.
 */
function FilledRow<R>({ index, row, start, height, tracks, onFilled, ...parts }: VirtualRowProps<R>) {
  const deferredRow = useDeferredRow(row, onFilled);
  const isFilled = deferredRow !== undefined;
  const { rowLink, onIntent } = parts;
  const onIntentOfRow = row === undefined || !onIntent ? undefined : () => onIntent(row);
  const rowStyle: CSSProperties = { gridTemplateColumns: tracks, height, transform: `translateY(${start}px)` };
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      data-index={index}
      className={classNames('pg-virtual-row', isFilled && rowLink && 'pg-row-link')}
      style={rowStyle}
      onMouseEnter={onIntentOfRow}
      onFocus={onIntentOfRow}
    >
      {isFilled ? (
        <RowCells {...parts} row={deferredRow} />
      ) : (
        <div role="cell" className="pg-virtual-waiting" aria-busy />
      )}
    </div>
  );
}

/** Memoized against scrolling: rerenders only when its content changes. */
export const VirtualRow = memo(FilledRow) as typeof FilledRow;
