import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { Slot } from '@pignon/shared/contract';
import { TIMELINE_KINDS, type TimelineKind } from '@pignon/shared/domain/contact/timeline.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import {
  classNames,
  FilterMenu,
  HistoryIcon,
  ListFilterIcon,
  Pagination,
  Panel,
  PanelContent,
  Skeleton,
} from '@pignon/shared/ui/core';
import { useTimeline } from '../../data/timeline.queries';
import { TimelineRow } from './timeline-row';
import styles from './timeline.module.css';

const SHOWN = 20;
const WAITING = 4;

function Waiting() {
  return (
    <ol className={styles.entries}>
      {Array.from({ length: WAITING }, (_, line) => (
        <li key={line} className={styles.entry}>
          <Skeleton width={28} height={28} round />
          <div className={styles.body}>
            <Skeleton width={`${40 + (line % 3) * 15}%`} />
            <Skeleton width="30%" height={12} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface TimelinePanelProps {
  contactId: number;
  /** Nothing more is written down of them. */
  closed?: boolean;
}

/** Everything that happened with a contact, newest first, with a line to write down what happens now. */
export function TimelinePanel({ contactId, closed = false }: TimelinePanelProps): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const [pageNumber, setPageNumber] = useState(0);
  const query = useTimeline(contactId, { kind: [...kinds], pageSize: SHOWN, pageNumber });
  const choose = (kind: TimelineKind) => {
    setKinds(toggled(kinds, kind));
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
          options={TIMELINE_KINDS.map((value) => ({ value, label: t(`timeline.kind.${value}`) }))}
          chosen={kinds}
          onToggle={choose}
        />
      }
    >
      {!closed && <Slot name="contact.note" contactId={contactId} />}
      <PanelContent
        query={query}
        skeleton={<Waiting />}
        isEmpty={({ page }) => page.totalElements === 0}
        empty={t(kinds.length > 0 ? 'timeline.noneOfKind' : 'timeline.none')}
      >
        {({ content, page }) => (
          <>
            <ol
              className={classNames(styles.entries, query.isPlaceholderData && styles.stale)}
              aria-busy={query.isPlaceholderData || undefined}
            >
              {content.map((entry) => (
                <TimelineRow key={entry.key} entry={entry} nameOf={nameOf} />
              ))}
            </ol>
            {page.totalPages > 1 && <Pagination page={page} onPage={setPageNumber} />}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
