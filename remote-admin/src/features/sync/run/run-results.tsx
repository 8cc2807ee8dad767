import { useState, type ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { LISTING_OUTCOMES, type ListingOutcome } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import {
  BanIcon,
  Button,
  CheckIcon,
  lazyDialog,
  PencilIcon,
  PlusIcon,
  ScreenEmpty,
  SearchField,
  SelectBox,
  Tag,
  Undo2Icon,
  type Tone,
} from '@pignon/shared/ui/core';
import { DataTable, ListContent, type Column } from '@pignon/shared/ui/table';
import type { RunDetailView } from '../../../data/sync.queries';
import { FindingList } from '../finding-list';
import styles from '../sync.module.css';
import { pageOfResults, RESULT_LIST, type ResultControls, type RunListing } from './run-list';

const ChangesDialog = lazyDialog(async () => (await import('./changes-dialog')).ChangesDialog);

const OUTCOME_TAGS: Readonly<Record<ListingOutcome, { tone: Tone; icon: ReactNode }>> = {
  ADDED: { tone: 'green', icon: <PlusIcon /> },
  UPDATED: { tone: 'blue', icon: <PencilIcon /> },
  UNCHANGED: { tone: 'neutral', icon: <CheckIcon /> },
  REMOVED: { tone: 'amber', icon: <Undo2Icon /> },
  BLOCKED: { tone: 'crimson', icon: <BanIcon /> },
};

const columnsOf = (t: (key: string) => string): Column<RunListing>[] => [
  { key: 'reference', title: t('sync.reference'), primary: true, render: ({ reference }) => reference },
  {
    key: 'outcome',
    title: t('sync.outcome'),
    render: ({ outcome }) => <Tag {...OUTCOME_TAGS[outcome]}>{t(`sync.outcome.${outcome}`)}</Tag>,
  },
  {
    key: 'reasons',
    title: t('sync.findings'),
    render: ({ reference, reasons }) => reasons.length > 0 && <FindingList reference={reference} findings={reasons} />,
  },
];

function ResultTools({ list }: { list: ResultControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { filters, setFilters } = list;
  return (
    <div className={styles.actions}>
      <SearchField
        label={t('sync.reference')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
        maxLength={60}
      />
      <SelectBox
        aria-label={t('sync.outcome')}
        value={filters.outcome}
        options={[
          { value: 'ALL', label: t('sync.allOutcomes') },
          ...LISTING_OUTCOMES.map((value) => ({ value, label: t(`sync.outcome.${value}`) })),
        ]}
        onChange={(outcome) => setFilters({ outcome: outcome as typeof filters.outcome })}
      />
    </div>
  );
}

/** Result of each listing in a run. */
export function RunResults({ run, refetch }: { run: RunDetailView; refetch: () => Promise<unknown> }): ReactNode {
  const { t } = useTranslation('admin');
  const list = useListState(RESULT_LIST);
  const [openReference, setOpenReference] = useState<string | null>(null);
  const data = pageOfResults(run.listings, list);
  const count = run.sent + run.removed + run.blocked;
  return (
    <section className={styles.card} aria-label={t('sync.results')}>
      <ResultTools list={list} />
      {run.listings.length > 0 && run.listings.length < count && (
        <p className={styles.soft}>{t('sync.firstResults', { count: run.listings.length })}</p>
      )}
      <ListContent
        query={{ data, error: null, refetch }}
        list={list}
        skeleton={null}
        empty={
          <ScreenEmpty
            title={t(list.filtered ? 'sync.noResultMatch' : 'sync.noResult')}
            action={list.filtered && <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>}
          />
        }
      >
        {(rows) => (
          <DataTable
            label={t('sync.results')}
            columns={columnsOf(t)}
            rows={rows}
            rowKey={({ reference }) => reference}
            rowLink={({ reference }) => paths.property(reference)}
            rowActions={({ reference, outcome }) =>
              outcome === 'UPDATED' && (
                <Button
                  size="small"
                  aria-label={`${t('sync.whatChanged')} ${reference}`}
                  onClick={() => setOpenReference(reference)}
                >
                  {t('sync.whatChanged')}
                </Button>
              )
            }
          />
        )}
      </ListContent>
      {openReference !== null && (
        <ChangesDialog runId={run.runId} reference={openReference} onClose={() => setOpenReference(null)} />
      )}
    </section>
  );
}
