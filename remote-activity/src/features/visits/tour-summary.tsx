import type { ReactNode } from 'react';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatLongDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { isOverSeveralDays } from './tours';

/** Number of visits of a tour with their hours, or with their first and last day. */
export function TourSummary({ visits }: { visits: readonly VisitSummary[] }): ReactNode {
  const { t } = useTranslation('activity');
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return null;
  const count = visits.length;
  const day = formatLongDate(first.start);
  return (
    <p>
      {isOverSeveralDays(visits)
        ? t('tour.summaryDays', { count, first: day, last: formatLongDate(last.start) })
        : t('tour.summary', { count, day, start: formatTime(first.start), end: formatTime(last.end) })}
    </p>
  );
}
