import type { ReactNode } from 'react';
import { useMay, useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useVisits } from '../data/activity.queries';
import { visitsOfDay } from '../features/home/home-visits';
import { useDueCounts } from '../features/home/use-to-do';

function Visits(view: HomeView) {
  const { t } = useTranslation('activity');
  const me = useUser()?.loginEmail ?? '';
  const { data } = useVisits(visitsOfDay(view, me));
  if (!data) return <span hidden aria-busy />;
  const count = data.page.totalElements;
  const negotiatorQuery = view.whose === 'ME' ? `&negotiator=${encodeURIComponent(me)}` : '';
  return count > 0 && <Link to={`${paths.visits}?period=today${negotiatorQuery}`}>{t('visit.count', { count })}</Link>;
}

function ToDo(view: HomeView) {
  const { t } = useTranslation('activity');
  const counts = useDueCounts(view);
  if (!counts) return <span hidden aria-busy />;
  const { tasks, late, calls, emails, meetings } = counts;
  const to = (type: string) => `${paths.events}?${view.whose === 'ALL' ? 'whose=all&' : ''}type=${type}`;
  return (
    <>
      {meetings > 0 && <Link to={to('meeting')}>{t('summary.meetings', { count: meetings })}</Link>}
      {tasks > 0 && (
        <Link to={to('task')}>
          {[t('summary.tasks', { count: tasks }), late > 0 && t('summary.late', { count: late })]
            .filter(Boolean)
            .join(' ')}
        </Link>
      )}
      {calls > 0 && <Link to={to('call')}>{t('summary.calls', { count: calls })}</Link>}
      {emails > 0 && <Link to={to('email')}>{t('summary.emails', { count: emails })}</Link>}
    </>
  );
}

/** Counts of today's visits, tasks and calls. */
export function Slot(view: HomeView): ReactNode {
  const mayWrite = useMay('write');
  return (
    <>
      <Visits {...view} />
      {mayWrite && <ToDo {...view} />}
    </>
  );
}
