import type { ReactNode } from 'react';
import { daysBetween } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { ClockIcon, Tag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { dayDue } from './to-do';

/** By when it is to be done, seen from `today`; late is red, today is amber. */
export function DueTag({ event, today }: { event: Event; today: string }): ReactNode {
  const { t } = useTranslation('activity');
  const day = dayDue(event);
  if (event.done) return <Tag tone="green">{t('toDo.done')}</Tag>;
  if (day === null) return null;
  const days = daysBetween(today, day);
  if (days < 0) {
    return (
      <Tag tone="crimson" icon={<TriangleAlertIcon />}>
        {t('toDo.late', { count: -days })}
      </Tag>
    );
  }
  const hour = event.type === 'TASK' ? null : formatTime(event.start);
  const name = days === 0 ? t('day.today') : days === 1 ? t('day.tomorrow') : formatDate(day);
  return (
    <Tag tone={days === 0 ? 'amber' : 'neutral'} icon={<ClockIcon />}>
      {days === 0 && hour ? hour : [name, hour].filter(Boolean).join(' ')}
    </Tag>
  );
}
