import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarDaysIcon, Panel, PanelContent } from '@pignon/shared/ui/core';
import { useVisits } from '../data/activity.queries';
import { VisitPanelList } from '../features/visits/visit-panel-list';

const SHOWN = 5;

/** The visits of a contact, the latest first. */
export function Slot({ contactId }: SlotProps<'contact.panel'>): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const query = useVisits({ dto: { contactId }, pageSize: SHOWN, order: { property: 'start', direction: 'DESC' } });
  const total = query.data?.page.totalElements;
  const all = `/visit/list?period=all&contact=${contactId}&sort=start.desc`;
  return (
    <Panel
      title={t('visits.title')}
      icon={<CalendarDaysIcon />}
      count={total}
      action={total ? <Link to={all}>{t('action.seeAll')}</Link> : undefined}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.noContactVisit')}>
        {({ content }) => <VisitPanelList visits={content} nameOf={nameOf} shows="date" without="contacts" />}
      </PanelContent>
    </Panel>
  );
}
