import { memo, type ReactNode } from 'react';
import { useDeferredRow } from '../frame-scheduler';

interface VirtualCellProps<R> {
  index: number;
  total: number;
  /** Undefined while loading. */
  item: R | undefined;
  draw: (item: R, index: number) => ReactNode;
  waiting: ReactNode;
  /** Pixels from the first item, and of the item. */
  left: number;
  top: number;
  width: number;
  /** Called once the item is rendered. */
  onFilled: () => void;
}

/** A grid item: its space at once, its content in a later frame. */
function Cell<R>({ index, total, item, draw, waiting, left, top, width, onFilled }: VirtualCellProps<R>) {
  const deferredValue = useDeferredRow(item, onFilled);
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-busy={deferredValue === undefined || undefined}
      data-index={index}
      style={{ width, transform: `translate(${left}px, ${top}px)` }}
    >
      {deferredValue === undefined ? waiting : draw(deferredValue, index)}
    </div>
  );
}

/** Memoized against scrolling: rerenders only when its content changes. */
export const VirtualCell = memo(Cell) as typeof Cell;
