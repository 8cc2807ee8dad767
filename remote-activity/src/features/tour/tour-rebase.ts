import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { draftOfTour } from './tour-change';
import type { Stop, TourDraft } from './tour-draft';

export interface Rebased {
  draft: TourDraft;
  /** References of properties that the colleague added; `gone`: removed or settled. */
  added: string[];
  gone: string[];
}

const stopOf = (stops: readonly Stop[], visit: VisitSummary): Stop | undefined =>
  stops.find((stop) => stop.visit?.id === visit.id);

/**
 * Merges an edited tour with a colleague's saved version: typed order, times and durations win, the colleague's new
 * stops come last, removed or settled ones go, and the user's removals stay.
 */
export function rebasedDraft(typed: TourDraft, base: TourDraft, current: Tour): Rebased {
  const theirs = draftOfTour(current);
  const remainingStops = typed.stops.flatMap((stop): Stop[] => {
    if (!stop.visit) return [stop];
    const now = stopOf(theirs.stops, stop.visit);
    return now ? [{ ...stop, visit: now.visit }] : [];
  });
  const addedStops = theirs.stops.filter(({ visit }) => visit && !stopOf(base.stops, visit));
  const removedStops = typed.stops.filter(({ visit }) => visit && !stopOf(theirs.stops, visit));
  const same = <Key extends keyof TourDraft>(key: Key): TourDraft[Key] =>
    JSON.stringify(typed[key]) === JSON.stringify(base[key]) ? theirs[key] : typed[key];
  return {
    draft: {
      ...typed,
      contactIds: same('contactIds'),
      negotiator: same('negotiator'),
      day: same('day'),
      time: same('time'),
      stops: [...remainingStops, ...addedStops],
      settled: theirs.settled ?? [],
    },
    added: addedStops.map(({ reference }) => reference),
    gone: removedStops.map(({ reference }) => reference),
  };
}
