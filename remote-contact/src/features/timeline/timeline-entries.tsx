import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Pagination, PanelContent, RecordNames } from '@pignon/shared/ui/core';
import { Timeline } from '@pignon/shared/ui/timeline';
import type { useTimeline } from '../../data/timeline.queries';
import { TimelineIcon, TimelineRow } from './timeline-row';
import { TimelineSkeleton } from './timeline-skeleton';

export interface TimelineEntriesProps {
  query: ReturnType<typeof useTimeline>;
  /** True when only some kinds are shown. */
  filtered: boolean;
  onPage: (pageNumber: number) => void;
}

/** A page of a contact's timeline. Loaded beside its data, as antd's timeline is not in the page. */
export function TimelineEntries({ query, filtered, onPage }: TimelineEntriesProps): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  return (
    <PanelContent
      query={query}
      skeleton={<TimelineSkeleton />}
      isEmpty={({ page }) => page.totalElements === 0}
      empty={t(filtered ? 'timeline.noneOfKind' : 'timeline.none')}
    >
      {({ content, page }) => (
        <RecordNames records={content.flatMap(({ target }) => target ?? [])}>
          <Timeline
            stale={query.isPlaceholderData}
            items={content.map((entry) => ({
              key: entry.key,
              icon: <TimelineIcon kind={entry.kind} />,
              content: <TimelineRow entry={entry} nameOf={nameOf} />,
            }))}
          />
          {page.totalPages > 1 && <Pagination page={page} onPage={onPage} />}
        </RecordNames>
      )}
    </PanelContent>
  );
}
