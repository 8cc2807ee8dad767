import { useDeferredValue, useEffect, useRef, type CSSProperties, type RefObject } from 'react';
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
const PRIMARY_WIDTH = 240;
const DEFAULT_WIDTH = 120;

const px = (width: number) => `${width}px`;

export type VirtualTableProps<R> = Omit<DataTableProps<R>, 'rows' | 'stale' | 'wide'> & {
  /** Total number of rows, loaded or not. */
  total: number;
  /** A loaded row. */
  rowAt: (index: number) => R | undefined;
  /** Called with the first and last visible row, inclusive. */
  onRange: (first: number, last: number) => void;
};

/** Grid tracks of the columns, of which the first takes the remaining width, and their least width in pixels. */
function layoutOf<R>({ columns, lead, rowActions }: VirtualTableProps<R>): { tracks: string; minWidth: number } {
  const widths = columns.map(({ width, primary }) => width ?? (primary ? PRIMARY_WIDTH : DEFAULT_WIDTH));
  const tracks = columns.map(({ primary }, index) =>
    primary ? `minmax(${widths[index]}px, 1fr)` : `${widths[index]}px`,
  );
  const [before, after] = [lead ? [LEAD_WIDTH] : [], rowActions ? [ACTIONS_WIDTH] : []];
  return {
    tracks: [...before.map(px), ...tracks, ...after.map(px)].join(' '),
    minWidth: [...before, ...widths, ...after].reduce((sum, width) => sum + width, 0),
  };
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

type Box = RefObject<HTMLElement | null>;

function alignScroll({ current: scrolled }: Box, { current: other }: Box): void {
  if (scrolled && other) other.scrollLeft = scrolled.scrollLeft;
}

/** Height in pixels covered by the sticky header. */
const headBottom = (head: HTMLElement | null) => head?.getBoundingClientRect().bottom ?? 0;

/**
 * A virtual table scrolled by the window: renders visible rows and reserves space for unloaded ones. The header is
 * sticky and scrolls sideways with the rows.
 */
export function VirtualTable<R>(props: VirtualTableProps<R>) {
  const { label, total, rowAt, rowKey, onRange, columns, lead, rowLink, rowActions, onIntent } = props;
  const narrow = useNarrow();
  const height = narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { range, reveal } = useWindowRows({ box, total, rowHeight: height, ahead: OVERSCAN_ROWS });
  // after the rows are drawn
  const { first, last } = useDeferredValue(range);
  useEffect(() => onRange(first, last), [first, last, onRange]);
  const visibleRowCount = Math.max(1, Math.floor(window.innerHeight / height) - 3);
  const { body, onKeyDown, onFilled } = useItemFocus({
    itemAfter: (key, currentIndex) => rowAfterKey(key, currentIndex, total, visibleRowCount),
    link: '.pg-cell-primary > a',
    reveal: (index) => reveal(index, headBottom(head.current)),
  });
  const { tracks, minWidth } = layoutOf(props);
  const draw = (index: number) => {
    const row = rowAt(index);
    return (
      <VirtualRow
        key={row ? `row ${rowKey(row)}` : `place ${index}`}
        index={index}
        row={row}
        start={index * height}
        height={height}
        tracks={tracks}
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
      {/* scrolled by the focus of its checkbox or of a title */}
      <div role="rowgroup" ref={head} className="pg-virtual-head" onScroll={() => alignScroll(head, box)}>
        <TableHead props={props} style={{ gridTemplateColumns: tracks }} />
      </div>
      <div ref={box} role="presentation" className="pg-virtual-box" onScroll={() => alignScroll(box, head)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links handle the keys */}
        <div
          role="rowgroup"
          ref={body}
          className="pg-virtual-body"
          style={{ height: total * height, minWidth: narrow ? undefined : minWidth }}
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
