import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { ListContent } from '@pignon/shared/ui/table';
import { useEvents } from '../data/activity.queries';
import { EVENT_LIST, findEvents } from '../features/events/event-list';
import { EventTimeline, EventTimelineSkeleton } from '../features/events/event-timeline';
import { EventChips, EventTools } from '../features/events/event-tools';

/** What happened in the agency, newest first: at first what the person at work did. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const list = useListState(EVENT_LIST);
  const colleagues = useColleagues();
  const query = useEvents(list.filters.whose, findEvents(list, dayOf()));
  const everybody = (
    <Button onClick={() => list.setFilters({ whose: 'ALL', type: [], span: 'ANY', user: null, target: null })}>
      {t('events.showAll')}
    </Button>
  );
  const nothing = list.filters.whose === 'ALL' && !list.filters.type.length;
  return (
    <PageFrame
      title={t('events.title')}
      count={query.data?.page.totalElements}
      toolbar={<EventTools list={list} colleagues={colleagues} />}
      chips={<EventChips list={list} colleagues={colleagues} />}
    >
      <ListContent
        query={query}
        list={list}
        skeleton={<EventTimelineSkeleton rows={list.pageSize} />}
        empty={
          list.filtered ? (
            <ScreenEmpty title={t('events.noMatch')} action={nothing ? undefined : everybody}>
              {t('events.noMatchText')}
            </ScreenEmpty>
          ) : (
            <ScreenEmpty title={t('events.empty')} action={everybody}>
              {t('events.emptyText')}
            </ScreenEmpty>
          )
        }
      >
        {(rows) => <EventTimeline events={rows} nameOf={colleagues.nameOf} stale={query.isPlaceholderData} />}
      </ListContent>
    </PageFrame>
  );
}
