import { useRef, useState } from 'react';
import { call, ProblemError, reportFault } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import { addDays, dayOf, weekdayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { sentenceOf } from '@pignon/shared/ui/core';
import { DEFAULT_GAP, DEFAULT_MINUTES, givenTour, type Stop, type TourDraft } from './tour-draft';

const SATURDAY = 6;
const SUNDAY = 7;

/** The next day on which somebody shows properties. */
function nextWorkingDay(today: string): string {
  const next = addDays(today, 1);
  const weekday = weekdayOf(next);
  return addDays(next, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

export const newStop = (reference: string): Stop => ({ reference, minutes: DEFAULT_MINUTES });

interface Failure {
  message: string;
  /** What is wrong with a stop, by its place. */
  ofStops: ReadonlyMap<number, string>;
}

function failureOf(error: unknown, otherwise: string): Failure {
  const message = sentenceOf(error) ?? otherwise;
  const fields = error instanceof ProblemError ? error.fields : [];
  const ofStops = new Map(
    fields.flatMap(({ path, message: said }): [number, string][] => {
      const place = Number.parseInt(path, 10);
      return Number.isNaN(place) ? [] : [[place, said]];
    }),
  );
  return { message, ofStops };
}

/** A tour that is being put together, and the way to save it. Nothing of it is lost when saving fails. */
export function useTour(request: { references: readonly string[]; contactIds: readonly number[] }) {
  const { t } = useTranslation('activity');
  const me = useUser();
  const [initial] = useState<TourDraft>(() => ({
    // one buyer makes a tour; who comes along is added
    contactIds: request.contactIds.slice(0, 1),
    stops: request.references.map(newStop),
    day: nextWorkingDay(dayOf()),
    time: '10:00',
    gap: DEFAULT_GAP,
    kind: 'FIRST',
    negotiator: me?.loginEmail ?? '',
  }));
  const [draft, setDraft] = useState(initial);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState<Tour>();
  // the same tour sent again is the same tour; another one is another
  const attempt = useRef({ body: '', key: '' });
  useDirty(saved === undefined && JSON.stringify(draft) !== JSON.stringify(initial));

  const change = (part: Partial<TourDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFailure(undefined);
  };
  const save = async () => {
    const body = givenTour(draft);
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    setSaving(true);
    setFailure(undefined);
    try {
      const tour = await call('POST visit', { body }, { idempotencyKey: attempt.current.key });
      setSaved(tour);
      bus.publish('visit.saved', { groupId: tour.groupId });
      bus.publish('notice.raised', { message: t('tour.saved') });
    } catch (error) {
      setFailure(failureOf(error, t('state.error')));
      reportFault(error);
    } finally {
      setSaving(false);
    }
  };
  return { draft, change, save, saving, failure, saved };
}
