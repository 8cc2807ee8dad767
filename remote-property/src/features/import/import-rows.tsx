import { useState } from 'react';
import type { CallReply } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import {
  IMPORT_RESULTS,
  MAX_EXCLUDED_LINES,
  type ImportResult,
} from '@pignon/shared/domain/property/import/import.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Pagination, ScreenError, SkeletonLines, Tag } from '@pignon/shared/ui/core';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import { OutcomeFilter } from '@pignon/shared/ui/upload';
import { headingKey } from '../heading-key';
import { useImportRows } from '../../data/import.queries';
import { RESULT_TONES } from './import-tones';
import { ownWordKey } from '../field-labels';
import styles from './import.module.css';

type Import = CallReply<'GET property/import/{importId}'>;
type Row = CallReply<'GET property/import/{importId}/rows'>['content'][number];
type RowFilter = ImportResult | 'DOUBTFUL' | null;

interface ImportRowsProps {
  found: Import;
  leaveOut: ReadonlySet<number>;
  /** Null once lines can no longer be excluded. */
  onLeaveOut: ((change: (lines: ReadonlySet<number>) => ReadonlySet<number>) => void) | null;
}

/** Counts per outcome, and of lines with assumptions; a press filters the lines. */
function Counts({
  found,
  rowFilter,
  onShow,
}: {
  found: Import;
  rowFilter: RowFilter;
  onShow: (rowFilter: RowFilter) => void;
}) {
  const { t } = useTranslation('property');
  const choices = [
    ...IMPORT_RESULTS.map((result) => [result, found.counts[result]] as const),
    ['DOUBTFUL', found.doubtfulLines] as const,
  ].map(([outcome, count]) => ({ outcome, count, words: t(`import.count.${outcome}`) }));
  return <OutcomeFilter label={t('import.outcomes')} choices={choices} shown={rowFilter} onShow={onShow} />;
}

function toggled(lines: ReadonlySet<number>, line: number): ReadonlySet<number> {
  const next = new Set(lines);
  if (!next.delete(line)) next.add(line);
  return next;
}

function useColumns({ found, leaveOut }: Pick<ImportRowsProps, 'found' | 'leaveOut'>): Column<Row>[] {
  const { t } = useTranslation('property');
  const isStarted = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(found.status);
  const stateOf = ({ line, result, chosen, undo }: Row) => {
    if (!chosen || leaveOut.has(line)) return <Tag tone="neutral">{t('import.leftOut')}</Tag>;
    if (undo === 'UNDONE') return <Tag tone="neutral">{t('import.takenBack')}</Tag>;
    return <Tag tone={RESULT_TONES[result]}>{t(`import.result.${isStarted ? 'done' : 'todo'}.${result}`)}</Tag>;
  };
  return [
    { key: 'line', title: t('import.line'), align: 'end', labelled: true, render: ({ line }) => formatNumber(line) },
    {
      key: 'reference',
      title: t(headingKey('reference')),
      primary: true,
      render: ({ reference, agencyReference, result, undo }) =>
        isStarted && reference !== '' && result !== 'REFUSED' && undo !== 'UNDONE' ? (
          <Link to={paths.property(reference)}>{reference}</Link>
        ) : (
          agencyReference || t('import.noReference')
        ),
    },
    { key: 'state', title: t('import.becomes'), render: stateOf },
    {
      key: 'findings',
      title: t('import.findings'),
      render: ({ findings, undo }) => (
        <ul className={styles.findings}>
          {undo !== null && undo !== 'UNDONE' && <li>{undo}</li>}
          {findings.map(({ severity, text }) => (
            <li key={`${severity} ${text}`}>
              <span className={styles.severity} data-severity={severity}>
                {t('import.finding', { severity: t(ownWordKey('importSeverity', severity)) })}
              </span>{' '}
              {text}
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

/** Lines of an import with problems and assumptions; lines can be excluded before it runs. */
export function ImportRows({ found, leaveOut, onLeaveOut }: ImportRowsProps) {
  const { t } = useTranslation('property');
  const [rowFilter, setRowFilter] = useState<RowFilter>(null);
  const [pageNumber, setPageNumber] = useState(0);
  const result = rowFilter === 'DOUBTFUL' ? null : rowFilter;
  const { data, error, refetch, isPlaceholderData } = useImportRows(found.importId, {
    result,
    doubtful: rowFilter === 'DOUBTFUL',
    pageNumber,
  });
  const columns = useColumns({ found, leaveOut });
  const show = (next: RowFilter) => {
    setRowFilter(next);
    setPageNumber(0);
  };
  const isFull = leaveOut.size >= MAX_EXCLUDED_LINES;
  const selectionColumn = onLeaveOut && {
    head: t('import.take'),
    cell: ({ line, result: rowOutcome }: Row) =>
      rowOutcome !== 'REFUSED' && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={!leaveOut.has(line)}
            disabled={isFull && !leaveOut.has(line)}
            aria-label={t('import.takeLine', { line })}
            onChange={() => onLeaveOut((lines) => toggled(lines, line))}
          />
        </label>
      ),
  };
  return (
    <>
      <Counts found={found} rowFilter={rowFilter} onShow={show} />
      {!data && (error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />)}
      {data?.content.length === 0 && <p className={styles.soft}>{t('import.none')}</p>}
      {data && data.content.length > 0 && (
        <DataTable
          label={t('import.lines')}
          columns={columns}
          rows={data.content}
          rowKey={({ line }) => line}
          stale={isPlaceholderData}
          {...(selectionColumn && { lead: selectionColumn })}
        />
      )}
      {data && data.page.totalPages > 1 && <Pagination page={data.page} onPage={setPageNumber} />}
    </>
  );
}
