import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarDaysIcon, Panel, PanelContent } from '@pignon/shared/ui/core';
import { useVisits } from '../data/activity.queries';
import { VisitPanelList } from '../features/visits/visit-panel-list';

const SHOWN = 10;

/** The visits of a property, the latest first. */
export function Slot({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const query = useVisits({
    dto: { propertyRef: reference },
    pageSize: SHOWN,
    order: { property: 'start', direction: 'DESC' },
  });
  const total = query.data?.page.totalElements;
  const all = `/visit/list?period=all&property=${encodeURIComponent(reference)}&sort=start.desc`;
  return (
    <Panel
      title={t('visits.title')}
      icon={<CalendarDaysIcon />}
      count={total}
      action={total ? <Link to={all}>{t('action.seeAll')}</Link> : undefined}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.noVisit')}>
        {({ content }) => <VisitPanelList visits={content} nameOf={nameOf} shows="date" without="property" />}
      </PanelContent>
    </Panel>
  );
}
