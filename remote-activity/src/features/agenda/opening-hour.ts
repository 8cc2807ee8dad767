import { clockOf, dayOf, minutesOfClock } from '@pignon/shared/domain/common/day';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { daysOf, type AgendaView } from './agenda-state';
import { DAY_BEGINS, DAY_ENDS, isOfWholeDays } from './entry-times';

/** First visible hour of days without earlier entries. */
export const MORNING = '08:00';
const HOUR = 60;

const fullHour = (minutes: number): string => `${String(Math.max(Math.floor(minutes / HOUR), 0)).padStart(2, '0')}:00`;

interface AgendaWindow {
  view: AgendaView;
  day: string;
  entries: readonly Pick<AgendaEntry, 'kind' | 'start' | 'end'>[];
  now: Date;
  /** Minutes visible in the window. */
  minutesShown: number;
}

/** Hour to scroll to: the present, else the first entry. */
function hourToSee({ view, day, entries, now }: Omit<AgendaWindow, 'minutesShown'>): string | undefined {
  const { first, after } = daysOf(view, day);
  const isShown = (moment: string) => moment >= first && moment < after;
  const clock = clockOf(now);
  if (isShown(dayOf(now)) && clock >= DAY_BEGINS && clock < DAY_ENDS) return clock;
  const starts = entries
    .filter((entry) => !isOfWholeDays(entry))
    .flatMap(({ start }) => (start !== null && isShown(dayOf(start)) ? [clockOf(start)] : []));
  return starts.sort()[0];
}

/** The hour at the top when a day opens: the morning, unless the hour to see would be outside the window. */
export function openingHour({ minutesShown, ...visibleWindow }: AgendaWindow): string {
  const hour = hourToSee(visibleWindow);
  if (hour === undefined) return MORNING;
  const minutes = minutesOfClock(hour);
  if (minutes < minutesOfClock(MORNING)) return fullHour(minutes);
  return minutes + HOUR <= minutesOfClock(MORNING) + minutesShown ? MORNING : fullHour(minutes - HOUR);
}
