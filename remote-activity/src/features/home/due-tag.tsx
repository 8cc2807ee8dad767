import type { ReactNode } from 'react';
import { clockOf, daysBetween } from '@pignon/shared/domain/common/day';
import { END_OF_WORK } from '@pignon/shared/domain/event/event.rules';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { ClockIcon, Tag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { isLate } from '../events/actions/postpone';
import { dayDue } from './to-do';

/** Due date relative to `today`; red when overdue, amber for today. */
export function DueTag({ event, today }: { event: Event; today: string }): ReactNode {
  const { t } = useTranslation('activity');
  const day = dayDue(event);
  if (event.done) return <Tag tone="green">{t('field.event.done')}</Tag>;
  if (day === null) return null;
  const days = daysBetween(today, day);
  if (days < 0) {
    return (
      <Tag tone="crimson" icon={<TriangleAlertIcon />}>
        {t('toDo.late', { count: -days })}
      </Tag>
    );
  }
  const at = event.type === 'TASK' ? event.due : event.start;
  // tasks without an hour are due at the end of work
  const hour = at === null || (event.type === 'TASK' && clockOf(at) === END_OF_WORK) ? null : formatTime(at);
  const name = days === 0 ? t('day.today') : days === 1 ? t('day.tomorrow') : formatDate(day);
  const tone = days === 0 ? 'amber' : 'neutral';
  return (
    <Tag tone={hour && isLate(event) ? 'crimson' : tone} icon={<ClockIcon />}>
      {days === 0 && hour ? hour : [name, hour].filter(Boolean).join(' ')}
    </Tag>
  );
}
