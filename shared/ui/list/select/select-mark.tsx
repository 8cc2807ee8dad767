import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import type { LeadColumn } from '@pignon/shared/ui/table';
import { useListWords } from '../messages';
import { shareOf, type Choosable } from './selection';
import './select.css';
import { useIsChosen, type Chooser } from './use-selection';

interface SelectMarkProps {
  chooser: Chooser;
  row: Choosable;
  /** Name of the record; its position in the list, from 1, where the name is private. */
  name: string | number;
}

/** Checkbox of one record; with Shift, selects all from the last touched one. */
export function SelectMark({ chooser, row, name }: SelectMarkProps) {
  const t = useListWords();
  const isSelected = useIsChosen(chooser, row.id);
  const shift = useRef(false);
  const label = typeof name === 'number' ? t('select.line', { place: name }) : t('select.one', { name });
  return (
    <label className="pg-select-mark" title={label}>
      <input
        type="checkbox"
        data-choose={row.id}
        aria-label={label}
        checked={isSelected}
        onClick={(event: MouseEvent) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => {
          chooser.toggle(row, shift.current);
          shift.current = false;
        }}
      />
    </label>
  );
}

/** Checkbox that selects all visible records. */
function SelectPageMark({ chooser }: { chooser: Chooser }) {
  const t = useListWords();
  const share = useSyncExternalStore(chooser.store.subscribe, () => shareOf(chooser.store.get(), chooser.shown()));
  return (
    <label className="pg-select-mark" title={t('select.page')}>
      <input
        type="checkbox"
        aria-label={t('select.page')}
        ref={(box) => {
          if (box) box.indeterminate = share === 'some';
        }}
        checked={share === 'all'}
        onChange={() => chooser.togglePage()}
      />
    </label>
  );
}

/** Checkbox column of a table; absent when nothing is selectable, and without box for unselectable rows. */
export function selectColumn<Row>(
  chooser: Chooser | null,
  choosable: (row: Row) => Choosable | null,
  nameOf: (row: Row) => string | number,
): LeadColumn<Row> | undefined {
  return chooser
    ? {
        head: <SelectPageMark chooser={chooser} />,
        cell: (row) => {
          const choosableRow = choosable(row);
          return choosableRow && <SelectMark chooser={chooser} row={choosableRow} name={nameOf(row)} />;
        },
      }
    : undefined;
}
