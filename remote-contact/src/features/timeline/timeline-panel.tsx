import { useState, type ReactNode } from 'react';
import { Slot } from '@pignon/shared/contract';
import { TIMELINE_KINDS, type TimelineKind } from '@pignon/shared/domain/contact/timeline.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { FilterMenu, HistoryIcon, lazyPart, ListFilterIcon, Panel } from '@pignon/shared/ui/core';
import { useTimeline } from '../../data/timeline.queries';
import { TimelineSkeleton } from './timeline-skeleton';

const PAGE_SIZE = 20;

const TimelineEntries = lazyPart(async () => (await import('./timeline-entries')).TimelineEntries);

interface TimelinePanelProps {
  contactId: number;
  /** True when nothing may be recorded any more. */
  closed?: boolean;
}

/** A contact's timeline, newest first, with a line to add an entry. */
export function TimelinePanel({ contactId, closed = false }: TimelinePanelProps): ReactNode {
  const { t } = useTranslation('contact');
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const [pageNumber, setPageNumber] = useState(0);
  const query = useTimeline(contactId, { kind: [...kinds], pageSize: PAGE_SIZE, pageNumber });
  const toggleKind = (kind: TimelineKind) => {
    setKinds((current) => toggled(current, kind));
    setPageNumber(0);
  };
  return (
    <Panel
      title={t('timeline.title')}
      icon={<HistoryIcon />}
      count={query.data?.page.totalElements}
      action={
        <FilterMenu
          label={t('timeline.filter')}
          icon={<ListFilterIcon />}
          options={TIMELINE_KINDS.map((value) => ({
            value,
            label: t([`timeline.kind.${value}`, `eventType.${value}`]),
          }))}
          chosen={kinds}
          onToggle={toggleKind}
        />
      }
    >
      {!closed && <Slot name="contact.note" contactId={contactId} />}
      <TimelineEntries
        query={query}
        filtered={kinds.length > 0}
        onPage={setPageNumber}
        pending={<TimelineSkeleton />}
      />
    </Panel>
  );
}
