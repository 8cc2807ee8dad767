import type { ReactNode } from 'react';
import { daysBetween, dayOf } from '@pignon/shared/domain/common/day';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import styles from './agenda.module.css';

const NEAR_DAY_KEYS: Readonly<Record<number, string>> = { 0: 'day.today', 1: 'day.tomorrow', [-1]: 'day.yesterday' };

/** Sticky heading of a day. */
export function DayHeading({ day, count }: { day: string; count?: string }): ReactNode {
  const { t } = useTranslation('activity');
  const nearDayKey = NEAR_DAY_KEYS[daysBetween(dayOf(), day)];
  return (
    <h2 className={styles.day}>
      <time dateTime={day}>{formatLongDate(day)}</time>
      {nearDayKey && <span className={styles.near}>{t(nearDayKey)}</span>}
      {count && <span className={styles.count}>{count}</span>}
    </h2>
  );
}
