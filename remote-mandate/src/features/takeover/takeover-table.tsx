import { useState, type ReactNode } from 'react';
import type { TakeoverOutcome } from '@pignon/shared/domain/mandate/takeover/takeover.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MaskedValue, Pagination, Tag, type Tone } from '@pignon/shared/ui/core';
import { DataTable, type Column, type LeadColumn } from '@pignon/shared/ui/table';
import type { LineOutcome } from './line-outcome';
import type { LineTexts } from './line-texts';
import styles from './takeover.module.css';

const SIZE = 20;
const TONES: Readonly<Record<TakeoverOutcome, Tone>> = { TAKEN: 'green', KNOWN: 'neutral', REFUSED: 'crimson' };

type Words = (key: string, values?: Record<string, unknown>) => string;

interface LineTableProps {
  rows: readonly LineOutcome[];
  words: LineTexts;
  /** Set before the import, when lines can be excluded. */
  choice?: { excludedLines: ReadonlySet<number>; onToggle: (line: number) => void };
}

function columnsOf(t: Words, words: LineTexts, isExcluded: (line: number) => boolean): Column<LineOutcome>[] {
  return [
    {
      key: 'number',
      title: t('field.registerNumber.short'),
      primary: true,
      width: 112,
      render: (each) => {
        const number = words.numberOf(each) || t('takeover.line', { line: formatNumber(each.line) });
        return each.mandateId === null ? number : <Link to={paths.mandate(each.mandateId)}>{number}</Link>;
      },
    },
    { key: 'property', title: t('field.propertyRef'), width: 132, render: ({ propertyRef }) => propertyRef },
    {
      key: 'principals',
      title: t('field.counterParts'),
      render: ({ principals }) => (
        <span className={styles.people}>
          {principals.map((each, index) => (
            <span key={index}>
              <MaskedValue>
                {each.contactId === null ? each.name : <Link to={paths.contact(each.contactId)}>{each.name}</Link>}
              </MaskedValue>{' '}
              <span className={styles.soft}>{words.sourceOf(each)}</span>
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'outcome',
      title: t('takeover.becomes'),
      render: (each) => (
        <span className="pg-table-file-outcome">
          {isExcluded(each.line) ? (
            <Tag tone="neutral">{t('takeover.left')}</Tag>
          ) : (
            <Tag tone={TONES[each.outcome]}>
              {t(
                each.outcome === 'TAKEN' && each.mandateId === null
                  ? 'takeover.planned'
                  : `takeover.outcome.${each.outcome}`,
              )}
            </Tag>
          )}
          <span className="pg-table-file-reason">{words.reasonOf(each)}</span>
        </span>
      ),
    },
    {
      key: 'line',
      title: t('takeover.fileLine'),
      align: 'end',
      from: 960,
      width: 76,
      render: ({ line }) => formatNumber(line),
    },
  ];
}

/** Planned or finished lines of a file, twenty per page; valid ones can be excluded one by one. */
export function TakeoverTable({ rows, words, choice }: LineTableProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [page, setPage] = useState(0);
  const totalPages = Math.ceil(rows.length / SIZE);
  const number = Math.min(page, Math.max(0, totalPages - 1));
  if (rows.length === 0) return <p className={styles.soft}>{t('takeover.none')}</p>;
  const selectionColumn: LeadColumn<LineOutcome> | undefined = choice && {
    head: null,
    cell: ({ line, outcome }) =>
      outcome === 'TAKEN' && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            aria-label={t('takeover.choose', { line })}
            checked={!choice.excludedLines.has(line)}
            onChange={() => choice.onToggle(line)}
          />
        </label>
      ),
  };
  const isExcluded = (line: number): boolean => choice?.excludedLines.has(line) ?? false;
  return (
    <>
      <DataTable
        label={t('takeover.lines')}
        columns={columnsOf(t, words, isExcluded)}
        rows={rows.slice(number * SIZE, (number + 1) * SIZE)}
        rowKey={({ line }) => line}
        lead={selectionColumn}
      />
      {totalPages > 1 && (
        <Pagination page={{ number, size: SIZE, totalElements: rows.length, totalPages }} onPage={setPage} />
      )}
    </>
  );
}
