import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { usePrivacy } from '@pignon/shared/state';
import { classNames, Skeleton } from '@pignon/shared/ui/core';
import { SelectMark, useShown, type Chooser } from '@pignon/shared/ui/list';
import { groupByDay } from '../group-by-day';
import { DayHeading } from '../day-heading';
import { useMayChangeEvent } from './actions/use-event-actions';
import { selectable } from './bulk-events';
import { EventLinkNames } from './event-link';
import { EventRow } from './event-row';
import agenda from '../agenda.module.css';
import styles from './event.module.css';

interface EventTimelineProps {
  events: readonly Event[];
  nameOf: Colleagues['nameOf'];
  stale: boolean;
  /** Selection for bulk changes; undefined where nobody may change. */
  chooser?: Chooser | undefined;
}

/** Events under the day they were recorded, newest first. */
export function EventTimeline({ events, nameOf, stale, chooser }: EventTimelineProps): ReactNode {
  const masked = usePrivacy();
  const mayChange = useMayChangeEvent();
  useShown(chooser ?? null, events, selectable);
  const markOf = (event: Event) => {
    if (!chooser) return undefined;
    const row = mayChange(event) ? selectable(event) : null;
    return row && <SelectMark chooser={chooser} row={row} name={masked ? events.indexOf(event) + 1 : event.title} />;
  };
  return (
    <EventLinkNames of={events}>
      <div className={classNames(agenda.agenda, stale && agenda.stale)} aria-busy={stale || undefined}>
        {groupByDay(events, ({ createdTime }) => createdTime).map(({ day, items }) => (
          <section key={day}>
            <DayHeading day={day} />
            <ul className={agenda.list}>
              {items.map((event) => (
                <EventRow key={event.id} event={event} nameOf={nameOf} mark={markOf(event)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </EventLinkNames>
  );
}

/** Placeholder of a loading timeline. */
export function EventTimelineSkeleton({ rows }: { rows: number }): ReactNode {
  return (
    <div className={agenda.agenda}>
      <div className={agenda.day}>
        <Skeleton width={200} />
      </div>
      <ul className={agenda.list}>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={styles.event}>
            <Skeleton width={32} height={32} round />
            <div className={styles.body}>
              <Skeleton width={`${30 + (row % 4) * 10}%`} />
              <Skeleton width="24%" height={12} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
