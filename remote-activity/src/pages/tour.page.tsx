import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ProblemError, useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { useParams, useSearchParams } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  lazyPart,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
} from '@pignon/shared/ui/core';
import { useTourVisits } from '../data/tour-deletion';
import { AgendaSkeleton } from '../features/agenda-skeleton';
import { TourProgress } from '../features/follow/tour-progress';
import { draftOfTour } from '../features/tour/tour-change';
import type { TourDraft } from '../features/tour/tour-draft';
import { isOverSeveralDays } from '../features/visits/tours';

const TourForm = lazyPart(
  async () => (await import(/* webpackChunkName: "tour-form" */ '../features/tour/tour-form')).TourForm,
);

interface ChangeTourProps {
  tour: Tour;
  /** Typing that was cancelled by mistake. */
  typed: TourDraft | undefined;
  onEnd: () => void;
  onTakeBack: (typed: TourDraft) => void;
}

function ChangeTour({ tour: read, typed, onEnd, onTakeBack }: ChangeTourProps) {
  const { t } = useTranslation('activity');
  // the tour when editing began, whatever loads later
  const [initialView] = useState(read);
  const leave = (discard: (restoreDraft: typeof onTakeBack) => void) => (
    <Button
      onClick={() => {
        discard(onTakeBack);
        onEnd();
      }}
    >
      {t('follow.leave')}
    </Button>
  );
  return (
    <TourForm
      start={draftOfTour(initialView)}
      draftKey={`tour:${initialView.groupId}`}
      editedTour={initialView}
      typed={typed}
      offered={[]}
      actions={leave}
      onSaved={onEnd}
    />
  );
}

/** Focuses the heading and scrolls to it when the pressed button disappears. */
function useHeadingAfter(changing: boolean): void {
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [changing]);
}

/** Title of a tour by its day, or by its first and last day. */
function useTourTitle(visits: Tour['visits']): string {
  const { t } = useTranslation('activity');
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return t('follow.untitled');
  const day = formatLongDate(first.start);
  return isOverSeveralDays(visits)
    ? t('follow.titleDays', { first: day, last: formatLongDate(last.start) })
    : t('follow.title', { day });
}

/** Page of one tour: followed on the day, edited before. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { groupId = '' } = useParams();
  const query = useTourVisits(groupId);
  const { nameOf } = useColleagues();
  const [search, setSearch] = useSearchParams();
  // in the address, so that a reloaded page resumes the edit
  const changing = useMay('write') && search.has('change');
  useHeadingAfter(changing);
  const [typed, setTyped] = useState<TourDraft>();
  const setChanging = (on: boolean, initialDraft?: TourDraft) => {
    setTyped(initialDraft);
    setSearch(on ? { change: '' } : {}, { replace: true });
  };
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { data: tour, error } = query;
  const [first] = tour?.visits ?? [];
  const backLink = (
    <ButtonLink
      to={first ? `${paths.visits}?day=${dayOf(first.start)}` : paths.visits}
      type="link"
      icon={<ArrowLeftIcon />}
    >
      {t('visits.title')}
    </ButtonLink>
  );
  const isGone = error instanceof ProblemError && error.status >= 400 && error.status < 500 && tour === undefined;
  const title = useTourTitle(tour?.visits ?? []);
  return (
    <PageFrame title={title} count={tour?.visits.length} back={backLink}>
      {tour && changing && (
        <ChangeTour
          tour={tour}
          typed={typed}
          onEnd={() => setChanging(false)}
          onTakeBack={(discardedDraft) => isOpen.current && setChanging(true, discardedDraft)}
        />
      )}
      {tour && !changing && (
        <TourProgress tour={tour} readAt={query.dataUpdatedAt} nameOf={nameOf} onChange={() => setChanging(true)} />
      )}
      {isGone && <ScreenEmpty title={t('tour.gone')} action={backLink} />}
      {!tour && error && !isGone && <ScreenError error={error} onRetry={() => void query.refetch()} />}
      {!tour && !error && (
        <ScreenLoading>
          <AgendaSkeleton rows={4} />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
