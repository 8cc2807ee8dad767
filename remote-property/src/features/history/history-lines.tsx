import { useState } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { HistoryLine } from '@pignon/shared/domain/audit/history.schema';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatLongDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, ScreenEmpty, ScreenError, ScreenLoading, SkeletonLines } from '@pignon/shared/ui/core';
import { Timeline } from '@pignon/shared/ui/timeline';
import { HISTORY_PAGE, useHistory, type HistoryFilter } from '../../data/history.queries';
import styles from './history.module.css';

interface HistoryQuery {
  reference: string;
  filter: HistoryFilter;
}

function Line({ reference, line }: { reference: string; line: HistoryLine }) {
  const { nameOf } = useColleagues();
  return (
    <Link className={styles.line} to={paths.propertyChange(reference, line.auditId)}>
      <time className="pg-tabular" dateTime={isoOf(line.at)}>
        {formatTime(line.at)}
      </time>
      <span className={styles.summary}>{line.summary}</span>
      <span className={styles.who}>{nameOf(line.user)}</span>
    </Link>
  );
}

/** Groups lines by day. */
function byDay(lines: readonly HistoryLine[]): [day: string, lines: HistoryLine[]][] {
  const days = new Map<string, HistoryLine[]>();
  for (const line of lines) {
    const day = formatLongDate(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}

function Page({
  reference,
  filter,
  before,
  onMore,
}: HistoryQuery & { before: number | undefined; onMore?: (last: number) => void }) {
  const { t } = useTranslation('property');
  const { data, error, refetch } = useHistory(reference, filter, before);
  if (!data && error) return <ScreenError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <ScreenLoading>
        <SkeletonLines lines={8} />
      </ScreenLoading>
    );
  }
  const last = data.at(-1);
  if (!last && before === undefined)
    return <ScreenEmpty title={t('history.noneTitle')}>{t('history.noneText')}</ScreenEmpty>;
  return (
    <>
      {byDay(data).map(([day, lines]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <Timeline
            items={lines.map((line) => ({
              key: String(line.auditId),
              content: <Line reference={reference} line={line} />,
            }))}
          />
        </section>
      ))}
      {onMore && last && data.length === HISTORY_PAGE && (
        <Button onClick={() => onMore(last.auditId)}>{t('history.more')}</Button>
      )}
    </>
  );
}

/** History of a property, newest first, loaded page by page. */
export function HistoryLines({ reference, filter }: HistoryQuery) {
  const [cursors, setCursors] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <div className={styles.days}>
      {cursors.map((before, index) => (
        <Page
          key={before ?? 0}
          reference={reference}
          filter={filter}
          before={before}
          onMore={index === cursors.length - 1 ? (last) => setCursors([...cursors, last]) : undefined}
        />
      ))}
    </div>
  );
}
