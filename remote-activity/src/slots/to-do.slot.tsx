import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CircleCheckIcon, Panel, PanelContent, PanelList, ScreenLoading } from '@pignon/shared/ui/core';
import { EventLinkNames } from '../features/events/event-link';
import { LinesSkeleton } from '../features/home/lines-skeleton';
import { QuickAdd } from '../features/home/quick-add';
import { visibleEvents, toDo } from '../features/home/to-do';
import { ToDoRow } from '../features/home/to-do-row';
import { useMarkDone } from '../features/home/use-mark-done';
import { NewEventsWaiting } from '../features/waiting/new-events-waiting';
import { useToDo } from '../features/home/use-to-do';

const MAX_TASKS = 6;
/** Number of events whose names are loaded: those shown, and those that follow when some are ticked. */
const MAX_NAMED = 2 * MAX_TASKS;

/** "À faire": open tasks, calls and appointments to tick off, and a line to add one. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const { data, total, error, refetch } = useToDo(view);
  const { ticked, tick } = useMarkDone();
  const list = data && toDo(data, ticked);
  // done here, and not yet removed by the server
  const justDone = data?.filter(({ id }) => ticked.get(id)?.done).length ?? 0;
  return (
    <Panel
      title={t(`toDo.title.${view.whose}`)}
      icon={<CircleCheckIcon />}
      count={total === undefined ? undefined : total - justDone}
      action={
        <Link to={`${paths.events}?${view.whose === 'ALL' ? 'whose=all&' : ''}type=task,call,email,meeting`}>
          {t('action.seeAll')}
        </Link>
      }
    >
      <QuickAdd day={view.day} />
      <NewEventsWaiting />
      <PanelContent
        query={{ data: list, error, refetch }}
        skeleton={<LinesSkeleton lines={MAX_TASKS} />}
        isEmpty={(events) => events.length === 0}
        empty={t('toDo.empty')}
      >
        {(events) => (
          <EventLinkNames
            of={events.slice(0, MAX_NAMED)}
            pending={
              <ScreenLoading>
                <LinesSkeleton lines={MAX_TASKS} />
              </ScreenLoading>
            }
          >
            <PanelList>
              {visibleEvents(events, MAX_TASKS).map((event) => (
                <ToDoRow
                  key={event.id}
                  event={event}
                  today={view.day}
                  assigneeName={view.whose === 'ALL' ? nameOf(event.user) : null}
                  onTick={tick}
                />
              ))}
            </PanelList>
          </EventLinkNames>
        )}
      </PanelContent>
    </Panel>
  );
}
