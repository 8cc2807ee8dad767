import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay, useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarCheckIcon, Panel, PanelContent, PanelList, PanelNote, PanelPart } from '@pignon/shared/ui/core';
import { useVisits } from '../data/activity.queries';
import { firstOfTours, visitsAfter, visitsOfDay } from '../features/home/home-visits';
import { LinesSkeleton } from '../features/home/lines-skeleton';
import { VisitLine } from '../features/home/visit-line';

const MAX_VISITS = 6;

/** "Visites": today's, and as many of the following days as fit. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const mayPrint = useMay('write');
  const me = useUser()?.loginEmail ?? '';
  const today = useVisits(visitsOfDay(view, me), { watch: true });
  const next = useVisits(visitsAfter(view, me), { watch: true });
  const data = today.data && next.data && { today: today.data.content, next: next.data.content };
  const negotiatorQuery = view.whose === 'ME' ? `negotiator=${encodeURIComponent(me)}` : '';
  const negotiatorNameOf = (email: string) => (view.whose === 'ALL' ? nameOf(email) : null);
  return (
    <Panel
      title={t(`today.title.${view.whose}`)}
      icon={<CalendarCheckIcon />}
      count={today.data?.page.totalElements}
      action={<Link to={`${paths.visits}?${negotiatorQuery}`}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={{
          data,
          error: today.error ?? next.error,
          refetch: () => Promise.all([today.refetch(), next.refetch()]),
        }}
        skeleton={<LinesSkeleton lines={MAX_VISITS} />}
        isEmpty={(found) => found.today.length + found.next.length === 0}
        empty={
          <>
            {t('today.empty')} <Link to={paths.properties}>{t('today.toProperties')}</Link>
          </>
        }
      >
        {(found) => {
          const following = found.next.slice(0, Math.max(MAX_VISITS - found.today.length, 0));
          const tours = firstOfTours([...found.today, ...following]);
          const lines = (visits: readonly VisitSummary[], withDate: boolean) => (
            <PanelList>
              {visits.map((visit) => (
                <VisitLine
                  key={visit.id}
                  visit={visit}
                  showsDate={withDate}
                  negotiatorName={negotiatorNameOf(visit.negotiator)}
                  voucher={mayPrint && tours.has(visit.id)}
                />
              ))}
            </PanelList>
          );
          return (
            <>
              {found.today.length === 0 ? <PanelNote>{t('today.none')}</PanelNote> : lines(found.today, false)}
              {following.length > 0 && <PanelPart title={t('today.next')}>{lines(following, true)}</PanelPart>}
            </>
          );
        }}
      </PanelContent>
    </Panel>
  );
}
