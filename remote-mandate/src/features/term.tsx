import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ClockIcon, DateText, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { daysLeft } from './days-left';
import styles from './mandate.module.css';

/** The days left before the term, coloured and marked when time is short. */
export function DaysLeftText({ mandate }: { mandate: Pick<MandateSummary, 'status' | 'endDate'> }): ReactNode {
  const { t } = useTranslation('mandate');
  const left = daysLeft(mandate, dayOf());
  if (!left) return null;
  const count = Math.abs(left.days);
  const text =
    left.urgency === 'late' ? t('term.late', { count }) : left.days === 0 ? t('term.today') : t('term.left', { count });
  return (
    <span className={styles[left.urgency]}>
      {left.urgency === 'late' && <TriangleAlertIcon />}
      {left.urgency === 'soon' && <ClockIcon />}
      {text}
    </span>
  );
}

/** The term of a mandate with the days left. */
export function Term({ mandate }: { mandate: MandateSummary }): ReactNode {
  if (mandate.endDate === null) return null;
  return (
    <span className={styles.stack}>
      <DateText iso={mandate.endDate} />
      <DaysLeftText mandate={mandate} />
    </span>
  );
}
