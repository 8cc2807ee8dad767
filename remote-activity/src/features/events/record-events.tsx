import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ActivityIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useEvents } from '../../data/activity.queries';
import { LinesSkeleton } from '../home/lines-skeleton';
import { QuickAdd } from '../home/quick-add';
import { toDo } from '../home/to-do';
import { ToDoRow } from '../home/to-do-row';
import { useMarkDone } from '../home/use-mark-done';
import { authorName } from './author-name';
import { EventLinkNames } from './event-link';
import { NewEventsWaiting } from '../waiting/new-events-waiting';
import { EventLine } from './event-line';
import { useMayChangeEvent } from './actions/use-event-actions';

const MAX_EVENTS = 8;

/** Open and past events of a record, with a line to add one. */
export function RecordEvents({ target, ask }: { target: Event['links'][number]; ask: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const mayWrite = useMay('write');
  const mayChange = useMayChangeEvent();
  const { ticked, tick } = useMarkDone({ tells: true });
  const open = useEvents('ALL', {
    filter: { target, done: false, type: ['TASK', 'CALL', 'EMAIL', 'MEETING'] },
    pageSize: MAX_EVENTS,
    order: { property: 'planned', direction: 'ASC' },
  });
  const recent = useEvents('ALL', { filter: { target, done: true }, pageSize: MAX_EVENTS });
  const waiting = open.data && toDo(open.data.content, ticked);
  const isWaiting = new Set(waiting?.map(({ id }) => id));
  const pastEvents = recent.data?.content.filter(({ id }) => !isWaiting.has(id));
  const total = open.data && recent.data && open.data.page.totalElements + recent.data.page.totalElements;
  const data = waiting && pastEvents && { waiting, happened: pastEvents };
  const all = new URLSearchParams({ whose: 'all', state: 'any', about: `${target.kind}.${target.id}` });
  return (
    <Panel
      title={t('events.title')}
      icon={<ActivityIcon />}
      count={total}
      action={total ? <Link to={`${paths.events}?${all.toString()}`}>{t('action.seeAll')}</Link> : undefined}
    >
      {mayWrite && <QuickAdd day="" first="NOTE" links={[target]} label={ask} />}
      <NewEventsWaiting target={target} />
      <PanelContent
        query={{
          data,
          error: open.error ?? recent.error,
          refetch: () => Promise.all([open.refetch(), recent.refetch()]),
        }}
        skeleton={<LinesSkeleton lines={3} />}
        isEmpty={(events) => events.waiting.length + events.happened.length === 0}
        empty={t('events.noneAbout')}
      >
        {(events) => (
          <EventLinkNames of={events.waiting}>
            <PanelList>
              {events.waiting.map((event) => (
                <ToDoRow
                  key={event.id}
                  event={event}
                  today={dayOf()}
                  assigneeName={nameOf(event.user)}
                  onTick={mayWrite && mayChange(event) ? tick : undefined}
                />
              ))}
              {events.happened.map((event) => (
                <EventLine key={event.id} event={event} authorName={authorName(event.user, nameOf, t)} />
              ))}
            </PanelList>
          </EventLinkNames>
        )}
      </PanelContent>
    </Panel>
  );
}
