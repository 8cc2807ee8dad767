import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ActivityIcon, CalendarDaysIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useEvents, useVisits } from '../data/activity.queries';
import { EventPanelRow } from '../features/events/event-panel-row';
import { VisitPanelList } from '../features/visits/visit-panel-list';

const SHOWN = 10;

function ContactVisits({ contactId }: { contactId: number }) {
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

function ContactEvents({ contactId }: { contactId: number }) {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const query = useEvents('ALL', { filter: { target: { kind: 'contact', id: String(contactId) } }, pageSize: SHOWN });
  const total = query.data?.page.totalElements;
  return (
    <Panel
      title={t('events.title')}
      icon={<ActivityIcon />}
      count={total}
      action={total ? <Link to={`/event?whose=all&about=contact.${contactId}`}>{t('action.seeAll')}</Link> : undefined}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.noEvent')}>
        {({ content }) => (
          <PanelList>
            {content.map((event) => (
              <EventPanelRow key={event.id} event={event} nameOf={nameOf} />
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}

/** What happened with a contact: their visits, then calls, messages, notes and tasks. */
export function Slot({ contactId }: { contactId: number }): ReactNode {
  return (
    <>
      <ContactVisits contactId={contactId} />
      <ContactEvents contactId={contactId} />
    </>
  );
}
