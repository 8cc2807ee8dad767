import { useEffect, useRef, type CSSProperties } from 'react';
import type { Column } from '../column';
import type { DataTableProps } from '../data-table';
import { cellClass, SortButton, sortOf } from '../header-cell';
import { rowAfterKey } from '../row-keys';
import { indexesOf } from './visible-rows';
import { useItemFocus } from '../use-item-focus';
import { useNarrow } from '../use-narrow';
import { useWindowRows } from './use-window-rows';
import { VirtualRow } from './virtual-row';
import '../data-table.css';
import './virtual-table.css';

const ROW_HEIGHT = { wide: 53, narrow: 116 };
const OVERSCAN_ROWS = 8;
const LEAD_WIDTH = 44;
const ACTIONS_WIDTH = 50;
const DEFAULT_WIDTH = 120;

export type VirtualTableProps<R> = Omit<DataTableProps<R>, 'rows' | 'stale' | 'wide'> & {
  /** Total number of rows, loaded or not. */
  total: number;
  /** A loaded row. */
  rowAt: (index: number) => R | undefined;
  /** Called with the first and last visible row, inclusive. */
  onRange: (first: number, last: number) => void;
};

/** Grid tracks of the columns; the first takes the remaining width. */
function tracks<R>({ columns, lead, rowActions }: VirtualTableProps<R>): string {
  const width = (column: Column<R>) =>
    column.primary ? `minmax(${column.width ?? 240}px, 1fr)` : `${column.width ?? DEFAULT_WIDTH}px`;
  return [lead && `${LEAD_WIDTH}px`, ...columns.map(width), rowActions && `${ACTIONS_WIDTH}px`]
    .filter(Boolean)
    .join(' ');
}

function TableHead<R>({ props, style }: { props: VirtualTableProps<R>; style: CSSProperties }) {
  const { columns, lead, rowActions, order, onOrder } = props;
  return (
    <div role="row" aria-rowindex={1} className="pg-virtual-row pg-virtual-titles" style={style}>
      {lead && (
        <div role="columnheader" className="pg-cell-lead">
          {lead.head}
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.key}
          role="columnheader"
          className={cellClass(column)}
          aria-sort={sortOf({ column, order, onOrder })}
        >
          <SortButton column={column} order={order} onOrder={onOrder} />
        </div>
      ))}
      {rowActions && <div aria-hidden />}
    </div>
  );
}

/** Height in pixels covered by the sticky header. */
const headBottom = (head: HTMLElement | null) => head?.getBoundingClientRect().bottom ?? 0;

/**
 * A virtual table scrolled by the window: renders visible rows and reserves space for unloaded ones. The header is
 * sticky and scrolls sideways with the rows.
 */
export function VirtualTable<R>(props: VirtualTableProps<R>) {
  const { label, total, rowAt, rowKey, onRange, columns, lead, rowLink, rowActions, onIntent } = props;
  const height = useNarrow() ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { range, reveal } = useWindowRows({ box, total, rowHeight: height, ahead: OVERSCAN_ROWS });
  const { first, last } = range;
  useEffect(() => onRange(first, last), [first, last, onRange]);
  const visibleRowCount = Math.max(1, Math.floor(window.innerHeight / height) - 3);
  const { body, onKeyDown, onFilled } = useItemFocus({
    itemAfter: (key, currentIndex) => rowAfterKey(key, currentIndex, total, visibleRowCount),
    link: '.pg-cell-primary > a',
    reveal: (index) => reveal(index, headBottom(head.current)),
  });
  const widths = tracks(props);
  const draw = (index: number) => {
    const row = rowAt(index);
    return (
      <VirtualRow
        key={row ? `row ${rowKey(row)}` : `place ${index}`}
        index={index}
        row={row}
        start={index * height}
        height={height}
        tracks={widths}
        onFilled={onFilled}
        columns={columns}
        lead={lead}
        rowLink={rowLink}
        rowActions={rowActions}
        onIntent={onIntent}
      />
    );
  };
  return (
    <div role="table" aria-label={label} aria-rowcount={total + 1} className="pg-table-box pg-virtual">
      <div role="rowgroup" ref={head} className="pg-virtual-head">
        <TableHead props={props} style={{ gridTemplateColumns: widths }} />
      </div>
      <div
        ref={box}
        role="presentation"
        className="pg-virtual-box"
        onScroll={() => head.current && box.current && (head.current.scrollLeft = box.current.scrollLeft)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links handle the keys */}
        <div
          role="rowgroup"
          ref={body}
          className="pg-virtual-body"
          style={{ height: total * height }}
          onKeyDown={onKeyDown}
        >
          {indexesOf(range)
            .filter((index) => index < total)
            .map(draw)}
        </div>
      </div>
    </div>
  );
}
