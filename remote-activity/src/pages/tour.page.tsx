import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ProblemError, useColleagues, useQueryClient } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
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
import { tourQuery, useTourVisits } from '../data/tour-deletion';
import { AgendaSkeleton } from '../features/agenda-skeleton';
import { FollowTour } from '../features/follow/follow-tour';
import { draftOfTour } from '../features/tour/tour-change';

const TourForm = lazyPart(async () => (await import('../features/tour/tour-form')).TourForm);

function ChangeTour({ tour: read, onEnd }: { tour: Tour; onEnd: () => void }) {
  const { t } = useTranslation('activity');
  // the tour as it was when the change began, whatever arrives meanwhile
  const [begun] = useState(read);
  const client = useQueryClient();
  const leave = (startOver: () => void) => (
    <Button
      onClick={() => {
        startOver();
        onEnd();
      }}
    >
      {t('follow.leave')}
    </Button>
  );
  return (
    <TourForm
      start={draftOfTour(begun)}
      draftKey={`tour:${begun.groupId}`}
      begun={begun}
      offered={[]}
      actions={leave}
      onSaved={(saved) => {
        client.setQueryData(tourQuery(saved.groupId).queryKey, saved);
        onEnd();
      }}
    />
  );
}

/** Gives the heading the focus, and the screen, once what was pressed went away with what stood below it. */
function useHeadingAfter(changing: boolean): void {
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [changing]);
}

/** One buyer's tour: followed on the way, changed before it. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { groupId = '' } = useParams();
  const query = useTourVisits(groupId);
  const { nameOf } = useColleagues();
  const [search, setSearch] = useSearchParams();
  // in the address, so that a page that is opened again goes on with what was typed
  const changing = useMay('write') && search.has('change');
  useHeadingAfter(changing);
  const setChanging = (on: boolean) => setSearch(on ? { change: '' } : {}, { replace: true });
  const { data: tour, error } = query;
  const [first] = tour?.visits ?? [];
  const back = (
    <ButtonLink
      to={first ? `/visit/list?day=${dayOf(first.start)}` : '/visit/list'}
      type="link"
      icon={<ArrowLeftIcon />}
    >
      {t('visits.title')}
    </ButtonLink>
  );
  const isGone = error instanceof ProblemError && error.status >= 400 && error.status < 500 && tour === undefined;
  const title = first ? t('follow.title', { day: formatLongDate(first.start) }) : t('follow.untitled');
  return (
    <PageFrame title={title} count={tour?.visits.length} back={back}>
      {tour && changing && <ChangeTour tour={tour} onEnd={() => setChanging(false)} />}
      {tour && !changing && (
        <FollowTour tour={tour} readAt={query.dataUpdatedAt} nameOf={nameOf} onChange={() => setChanging(true)} />
      )}
      {isGone && <ScreenEmpty title={t('tour.gone')} action={back} />}
      {!tour && error && !isGone && <ScreenError error={error} onRetry={() => void query.refetch()} />}
      {!tour && !error && (
        <ScreenLoading>
          <AgendaSkeleton rows={4} />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
