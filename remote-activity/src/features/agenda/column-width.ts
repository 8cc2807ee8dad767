import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import type { AgendaView } from './agenda-state';
import { addMinutesTo, isOfWholeDays, minutesOf } from './entry-times';

/** Minimum width in pixels at which the hour and first word are readable. */
const ENTRY_PX = 92;
const MIN_PX: Readonly<Partial<Record<AgendaView, number>>> = { DAY: 0, WEEK: 104, TEAM: 128 };
/** Maximum entries side by side that widen a column. */
const MAX_COLUMNS_SIDE_BY_SIDE = 6;
/** Entries are drawn as long as that at least. */
const DRAWN_MINUTES = 15;

/** Columns of an entry: its people, or the days from its first to its last minute. */
function columnsOf(view: AgendaView, { users }: AgendaEntry, from: number, end: number): string[] {
  if (view === 'TEAM') return [...users];
  const last = dayOf(new Date(end - 1));
  const days: string[] = [];
  for (let day = dayOf(new Date(from)); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Maximum number of parallel entries in a column: a day, or a person of the team. */
export function maxConcurrent(view: AgendaView, entries: readonly AgendaEntry[]): number {
  const timed = entries.flatMap((entry) => {
    const { start } = entry;
    if (start === null || isOfWholeDays(entry)) return [];
    const from = timestampOf(start);
    const end = timestampOf(addMinutesTo(start, Math.max(minutesOf(entry), DRAWN_MINUTES)));
    return columnsOf(view, entry, from, end).map((column) => ({ column, from, end }));
  });
  const concurrentAt = ({ column, from }: (typeof timed)[number]) =>
    timed.filter((other) => other.column === column && other.from <= from && other.end > from).length;
  return Math.max(0, ...timed.map(concurrentAt));
}

/** Minimum width of a view's columns, enough to read parallel entries; a wider agenda scrolls sideways. */
export function columnWidth(view: AgendaView, entries: readonly AgendaEntry[]): string | undefined {
  const min = MIN_PX[view];
  if (min === undefined) return undefined;
  const concurrent = Math.min(maxConcurrent(view, entries), MAX_COLUMNS_SIDE_BY_SIDE);
  return `minmax(${Math.max(min, concurrent > 1 ? concurrent * ENTRY_PX : 0)}px, 1fr)`;
}
