import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { draftOfTour } from './tour-change';
import type { Stop, TourDraft } from './tour-draft';

export interface Rebased {
  draft: TourDraft;
  /** References of properties that the colleague added; `removed`: removed or settled. */
  added: string[];
  removed: string[];
}

const stopOf = (stops: readonly Stop[], visit: VisitSummary): Stop | undefined =>
  stops.find((stop) => stop.visit?.id === visit.id);

/**
 * Merges an edited tour with a colleague's saved version: typed order, times and durations win, the colleague's new
 * stops come last, removed or settled ones go, and the user's removals stay.
 */
export function rebasedDraft(typed: TourDraft, base: TourDraft, current: Tour): Rebased {
  const currentDraft = draftOfTour(current);
  const remainingStops = typed.stops.flatMap((stop): Stop[] => {
    if (!stop.visit) return [stop];
    const now = stopOf(currentDraft.stops, stop.visit);
    return now ? [{ ...stop, visit: now.visit }] : [];
  });
  const addedStops = currentDraft.stops.filter(({ visit }) => visit && !stopOf(base.stops, visit));
  const removedStops = typed.stops.filter(({ visit }) => visit && !stopOf(currentDraft.stops, visit));
  const same = <Key extends keyof TourDraft>(key: Key): TourDraft[Key] =>
    JSON.stringify(typed[key]) === JSON.stringify(base[key]) ? currentDraft[key] : typed[key];
  return {
    draft: {
      ...typed,
      contactIds: same('contactIds'),
      negotiator: same('negotiator'),
      day: same('day'),
      time: same('time'),
      stops: [...remainingStops, ...addedStops],
      settled: currentDraft.settled ?? [],
    },
    added: addedStops.map(({ reference }) => reference),
    removed: removedStops.map(({ reference }) => reference),
  };
}
