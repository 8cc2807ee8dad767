import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarCheckIcon, Panel, PanelContent } from '@pignon/shared/ui/core';
import { useVisits } from '../data/activity.queries';
import { VisitPanelList } from '../features/visits/visit-panel-list';
import { boundsOf } from '../features/visits/visit-list';

const SHOWN = 20;

/** "Mes visites du jour". */
export function Slot(): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const me = useUser()?.loginEmail ?? '';
  const query = useVisits(
    {
      dto: { ...boundsOf('TODAY', dayOf()), negotiator: me },
      pageSize: SHOWN,
      order: { property: 'start', direction: 'ASC' },
    },
    { enabled: me !== '' },
  );
  return (
    <Panel
      title={t('today.title')}
      icon={<CalendarCheckIcon />}
      count={query.data?.page.totalElements}
      action={<Link to={`/visit/list?negotiator=${encodeURIComponent(me)}`}>{t('today.upcoming')}</Link>}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('today.empty')}>
        {({ content }) => <VisitPanelList visits={content} nameOf={nameOf} shows="time" />}
      </PanelContent>
    </Panel>
  );
}
