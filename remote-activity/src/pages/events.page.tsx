import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { useNewChooser } from '@pignon/shared/ui/list';
import { ListContent } from '@pignon/shared/ui/table';
import { useEvents } from '../data/activity.queries';
import { EventBulkBar } from '../features/events/bulk-events';
import { EVENT_LIST, findEvents } from '../features/events/event-list';
import { EventTimeline, EventTimelineSkeleton } from '../features/events/event-timeline';
import { EventChips, EventTools } from '../features/events/event-tools';
import { NewEventMenu } from '../features/events/new-event-menu';
import { NewEventsWaiting } from '../features/waiting/new-events-waiting';
import { ToDoList } from '../features/events/to-do-list';

/** Open events, overdue first, and past ones; by default the user's own open ones. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const list = useListState(EVENT_LIST);
  const colleagues = useColleagues();
  const mayWrite = useMay('write');
  const { whose, state, type, span, user, target } = list.filters;
  const chooser = useNewChooser(list.filters);
  const query = useEvents(whose, findEvents(list, dayOf()));
  const everybody = (
    <Button onClick={() => list.setFilters({ whose: 'ALL', user: null })}>{t('events.showAll')}</Button>
  );
  const clearButton = <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>;
  // the events of the whole agency are more than those of the default list
  const isNarrowed = state !== 'TODO' || type.length > 0 || span !== 'ANY' || user !== null || target !== null;
  return (
    <div className="pg-bulk-page">
      {mayWrite && <EventBulkBar chooser={chooser} list={list} total={query.data?.page.totalElements} />}
      <PageFrame
        title={t('events.title')}
        count={query.data?.page.totalElements}
        toolbar={<EventTools list={list} colleagues={colleagues} />}
        chips={<EventChips list={list} colleagues={colleagues} />}
        action={mayWrite ? <NewEventMenu target={target} /> : undefined}
      >
        <NewEventsWaiting target={target ?? undefined} />
        <ListContent
          query={query}
          list={list}
          skeleton={<EventTimelineSkeleton rows={list.pageSize} />}
          empty={
            list.filtered ? (
              <ScreenEmpty title={t('events.noMatch')} action={isNarrowed && clearButton}>
                {t('events.noMatchText')}
              </ScreenEmpty>
            ) : (
              <ScreenEmpty title={t('events.empty')} action={everybody}>
                {t('events.emptyText')}
              </ScreenEmpty>
            )
          }
        >
          {(rows) =>
            state === 'TODO' ? (
              <ToDoList
                events={rows}
                nameOf={colleagues.nameOf}
                stale={query.isPlaceholderData}
                chooser={mayWrite ? chooser : null}
                shows={whose === 'ALL' ? 'who' : 'nobody'}
              />
            ) : (
              <EventTimeline
                events={rows}
                nameOf={colleagues.nameOf}
                stale={query.isPlaceholderData}
                chooser={mayWrite ? chooser : undefined}
              />
            )
          }
        </ListContent>
      </PageFrame>
    </div>
  );
}
