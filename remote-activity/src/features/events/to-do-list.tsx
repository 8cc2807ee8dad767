import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { classNames, EllipsisIcon, IconButton, Menu, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { SelectMark, useShown, type Chooser } from '@pignon/shared/ui/list';
import { DayHeading } from '../day-heading';
import { dayDue, toDo } from '../home/to-do';
import { ToDoRow } from '../home/to-do-row';
import { useMarkDone } from '../home/use-mark-done';
import { selectable } from './bulk-events';
import { useEventActions, useMayChangeEvent } from './actions/use-event-actions';
import { EventLinkNames } from './event-link';
import agenda from '../agenda.module.css';
import styles from './event.module.css';

interface ToDoListProps {
  events: readonly Event[];
  nameOf: Colleagues['nameOf'];
  stale: boolean;
  /** Shows the person in charge, on a list of several people. */
  shows: 'who' | 'nobody';
  /** Selection for bulk changes; null for users who may change none. */
  chooser: Chooser | null;
}

const LATE = 'late';
const UNDATED_GROUP = 'undated';

/** Heading of an event: overdue first, then the day, then "no date". */
function headingOf(event: Event, today: string): string {
  const day = dayDue(event);
  if (day === null) return UNDATED_GROUP;
  return day < today ? LATE : day;
}

function grouped(events: readonly Event[], today: string): Map<string, Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    const key = headingOf(event, today);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return groups;
}

function Heading({ of }: { of: string }): ReactNode {
  const { t } = useTranslation('activity');
  if (of !== LATE && of !== UNDATED_GROUP) return <DayHeading day={of} />;
  return (
    <h2 className={classNames(agenda.day, of === LATE && styles.late)}>
      {of === LATE && <TriangleAlertIcon aria-hidden />}
      {t(`events.${of}`)}
    </h2>
  );
}

/** Open events, most urgent first, with complete, postpone and reassign in place. */
export function ToDoList({ events, nameOf, stale, shows, chooser }: ToDoListProps): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const masked = usePrivacy();
  const mayChange = useMayChangeEvent();
  const { ticked, tick } = useMarkDone({ tells: true });
  const actions = useEventActions();
  const today = dayOf();
  const groups = [...grouped(toDo(events, ticked), today)];
  const lines = groups.flatMap(([, items]) => items);
  useShown(chooser, events, selectable);
  return (
    <EventLinkNames of={events}>
      <div className={classNames(agenda.agenda, stale && agenda.stale)} aria-busy={stale || undefined}>
        {groups.map(([key, items]) => (
          <section key={key}>
            <Heading of={key} />
            <ul className={classNames(agenda.list, styles.toDo)}>
              {items.map((event) => (
                <ToDoRow
                  key={event.id}
                  event={event}
                  today={today}
                  assigneeName={shows === 'who' ? nameOf(event.user) : null}
                  onTick={mayWrite && mayChange(event) ? tick : undefined}
                  mark={
                    chooser && mayChange(event) ? (
                      <SelectMark
                        chooser={chooser}
                        row={{ id: String(event.id), version: event.version }}
                        name={masked ? lines.indexOf(event) + 1 : event.title}
                      />
                    ) : undefined
                  }
                  actions={
                    mayWrite && mayChange(event) ? (
                      <Menu
                        label={t('event.actions')}
                        side="end"
                        items={actions.itemsFor(event)}
                        trigger={(trigger) => (
                          <IconButton {...trigger} size="small" label={t('event.actions')} icon={<EllipsisIcon />} />
                        )}
                      />
                    ) : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        {actions.dialogs}
      </div>
    </EventLinkNames>
  );
}
