import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import { dayOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useNavigate } from '@pignon/shared/router';
import { Button, ButtonLink, CalendarDaysIcon, PageFrame, RouteIcon, ScreenEmpty } from '@pignon/shared/ui/core';
import { ListContent } from '@pignon/shared/ui/table';
import { useVisits } from '../data/activity.queries';
import { AgendaSkeleton } from '../features/agenda-skeleton';
import { VisitAgenda } from '../features/visits/visit-agenda';
import { directionFor, findVisits, NO_FILTER, VISIT_LIST } from '../features/visits/visit-list';
import { VisitChips, VisitTools } from '../features/visits/visit-tools';

const NEW = paths.newTour;

/** Visits by day, future ones by default. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const list = useListState(VISIT_LIST);
  const colleagues = useColleagues();
  const query = useVisits(findVisits(list, dayOf()));
  const all = (
    <Button
      onClick={() =>
        list.setFilters(
          { ...NO_FILTER, period: 'ALL' },
          { order: { property: 'start', direction: directionFor('ALL') } },
        )
      }
    >
      {t('visits.showAll')}
    </Button>
  );
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const label = t('tour.start');
  const run = () => void navigate(NEW);
  usePageActions(mayWrite ? [{ id: 'visit.new', label, icon: <RouteIcon />, key: 'n', to: NEW, run }] : []);
  const start = mayWrite && (
    <ButtonLink type="primary" icon={<RouteIcon />} to={NEW}>
      {label}
    </ButtonLink>
  );
  const agenda = (
    <ButtonLink icon={<CalendarDaysIcon />} to={paths.agenda}>
      {t('agenda.open')}
    </ButtonLink>
  );
  return (
    <PageFrame
      title={t('visits.title')}
      action={start}
      count={query.data?.page.totalElements}
      toolbar={
        <>
          <VisitTools list={list} colleagues={colleagues} />
          {agenda}
        </>
      }
      chips={<VisitChips list={list} colleagues={colleagues} />}
    >
      <ListContent
        query={query}
        list={list}
        skeleton={<AgendaSkeleton rows={list.pageSize} />}
        empty={
          list.filtered ? (
            <ScreenEmpty title={t('visits.noMatch')} action={all}>
              {t('visits.noMatchText')}
            </ScreenEmpty>
          ) : (
            <ScreenEmpty title={t('visits.empty')} action={all}>
              {t('visits.emptyText')}
            </ScreenEmpty>
          )
        }
      >
        {(rows) => <VisitAgenda visits={rows} nameOf={colleagues.nameOf} stale={query.isPlaceholderData} />}
      </ListContent>
    </PageFrame>
  );
}
