import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { rowAfterKey } from '../row-keys';
import { indexesOf } from './visible-rows';
import { useItemFocus } from '../use-item-focus';
import { useWindowRows } from './use-window-rows';
import { VirtualCell } from './virtual-cell';
import './virtual-grid.css';

/** Minimum width of a card, as in the page's grid. */
const MIN_WIDTH = 264;
const GAP = 16;
/** Height of a card below its photo until one is measured, in pixels. */
const TEXT_HEIGHT = 135;
const OVERSCAN_ROWS = 2;
/** Browsers support some 33 million pixels of height: beyond it sticky elements fail. */
const MAX_HEIGHT = 30_000_000;

export interface VirtualGridProps<R> {
  label: string;
  /** Total number of items, loaded or not. */
  total: number;
  /** A loaded item. */
  itemAt: (index: number) => R | undefined;
  itemKey: (item: R) => string;
  /** Renders an item; all have equal height. Must be a stable function. */
  draw: (item: R, index: number) => ReactNode;
  /** Placeholder of an item not loaded yet; must be stable. */
  waiting: ReactNode;
  /** Selector of an item's link. */
  link: string;
  /** Note below the last card with the total, when a page cannot be high enough for all cards. */
  beyond: (count: number) => ReactNode;
  /** Called with the first and last visible item, inclusive. */
  onRange: (first: number, last: number) => void;
}

interface GridShape {
  columns: number;
  width: number;
  height: number;
}

const gridShapeFor = (availableWidth: number): GridShape => {
  const columns = Math.max(1, Math.floor((availableWidth + GAP) / (MIN_WIDTH + GAP)));
  const width = (availableWidth - (columns - 1) * GAP) / columns;
  return { columns, width, height: (width * 9) / 16 + TEXT_HEIGHT };
};

const isSameShape = (a: GridShape, b: GridShape) =>
  a.columns === b.columns && Math.abs(a.width - b.width) < 0.5 && Math.abs(a.height - b.height) < 0.5;

/** Shape of the grid shown last: the next one has it too, as a rule, and is then laid out once. */
let lastShape: GridShape | undefined;

/** Columns and item size, from the available width and the first rendered item. */
function useGridShape(box: React.RefObject<HTMLDivElement | null>) {
  const [shape, setShape] = useState(() => lastShape ?? gridShapeFor(4 * (MIN_WIDTH + GAP) - GAP));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const availableWidth = element.clientWidth;
      if (availableWidth === 0) return;
      const nextShape = gridShapeFor(availableWidth);
      setShape((currentShape) => {
        const drawnHeight = element.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
        const isMeasured = drawnHeight !== undefined && Math.abs(currentShape.width - nextShape.width) < 0.5;
        const measuredShape = isMeasured ? { ...nextShape, height: drawnHeight } : nextShape;
        return isSameShape(currentShape, measuredShape) ? currentShape : measuredShape;
      });
    };
    // has the page laid out at once, which a grid of a known shape need not
    if (!lastShape) measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [box]);
  useEffect(() => {
    lastShape = shape;
  }, [shape]);
  return shape;
}

const COLUMN_STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Item reached by a key: left and right by one, up and down by row. */
function itemAfterKey(key: string, itemIndex: number, total: number, columns: number, rowsInSight: number) {
  const columnStep = COLUMN_STEPS[key];
  if (columnStep !== undefined) return Math.min(Math.max(itemIndex + columnStep, 0), total - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  const row = rowAfterKey(key, Math.floor(itemIndex / columns), Math.ceil(total / columns), rowsInSight);
  return row === undefined ? undefined : Math.min(row * columns + (itemIndex % columns), total - 1);
}

/** Height in pixels covered by the page header. */
const headerBottom = (element: HTMLElement | null): number =>
  element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--pg-sticky-top')) || 0 : 0;

/** A virtual grid of cards scrolled by the window: renders visible rows and reserves space for others. */
export function VirtualGrid<R>(props: VirtualGridProps<R>) {
  const { label, total: itemCount, itemAt, itemKey, draw, waiting, link, beyond, onRange } = props;
  const box = useRef<HTMLDivElement>(null);
  const { columns, width, height } = useGridShape(box);
  const rowHeight = height + GAP;
  const total = Math.min(itemCount, Math.floor(MAX_HEIGHT / rowHeight) * columns);
  const count = Math.ceil(total / columns);
  const { range, reveal } = useWindowRows({ box, total: count, rowHeight, ahead: OVERSCAN_ROWS });
  // after the cards are drawn
  const drawnRange = useDeferredValue(range);
  const first = drawnRange.first * columns;
  const last = Math.min(total, (drawnRange.last + 1) * columns) - 1;
  useEffect(() => onRange(first, last), [first, last, onRange]);
  const visibleRowCount = Math.max(1, Math.floor(window.innerHeight / rowHeight));
  const { body, onKeyDown, onFilled } = useItemFocus({
    itemAfter: (key, itemIndex) => itemAfterKey(key, itemIndex, total, columns, visibleRowCount),
    link,
    reveal: (index) => reveal(Math.floor(index / columns), headerBottom(box.current)),
  });
  const cell = (index: number, top: number) => {
    const item = itemAt(index);
    return (
      <VirtualCell
        key={item ? `item ${itemKey(item)}` : `place ${index}`}
        index={index}
        total={total}
        item={item}
        draw={draw}
        waiting={waiting}
        left={(index % columns) * (width + GAP)}
        top={top}
        width={width}
        onFilled={onFilled}
      />
    );
  };
  return (
    <div ref={box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links handle the keys */}
      <div
        ref={body}
        role="list"
        aria-label={label}
        className="pg-virtual-grid"
        style={{ height: Math.max(0, count * rowHeight - GAP) }}
        onKeyDown={onKeyDown}
      >
        {indexesOf(range).flatMap((rowIndex) =>
          Array.from({ length: columns }, (_, itemIndex) => rowIndex * columns + itemIndex)
            .filter((itemIndex) => itemIndex < total)
            .map((itemIndex) => cell(itemIndex, rowIndex * rowHeight)),
        )}
      </div>
      {total < itemCount && beyond(itemCount - total)}
    </div>
  );
}
