import { useState } from 'react';
import { useUser } from '@pignon/shared/auth';
import { addDays, dayOf, weekdayOf } from '@pignon/shared/domain/common/day';
import { DEFAULT_GAP, DEFAULT_MINUTES, type Stop, type TourDraft } from './tour-draft';

const SATURDAY = 6;
const SUNDAY = 7;

/** Next working day for visits. */
function nextWorkingDay(today: string): string {
  const next = addDays(today, 1);
  const weekday = weekdayOf(next);
  return addDays(next, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

export const newStop = (reference: string): Stop => ({ reference, minutes: DEFAULT_MINUTES });

/** The draft of a new tour of these properties. */
export function useNewDraft(request: { references: readonly string[]; contactIds: readonly number[] }): TourDraft {
  const me = useUser();
  const [draft] = useState<TourDraft>(() => ({
    // one buyer per tour; companions are added
    contactIds: request.contactIds.slice(0, 1),
    stops: request.references.map(newStop),
    day: nextWorkingDay(dayOf()),
    time: '10:00',
    gap: DEFAULT_GAP,
    kind: 'FIRST',
    negotiator: me?.loginEmail ?? '',
  }));
  return draft;
}
