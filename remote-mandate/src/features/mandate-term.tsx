import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ClockIcon, DateText, MaskedValue, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { daysLeft, type DaysLeft } from './days-left';
import styles from './mandate.module.css';
import type { Words } from './mandate-title';

interface Terms extends Pick<MandateSummary, 'status' | 'endDate'> {
  renews: boolean;
  noticeEnd: string | null;
}

/** Describes the end: an expiring notice, a renewal, or the term. */
function endText({ renews, noticeEnd }: Terms, remaining: DaysLeft, t: Words): string {
  const count = Math.abs(remaining.days);
  if (noticeEnd !== null) return t('term.notice', { day: formatDate(noticeEnd) });
  if (remaining.urgency === 'late') return t(renews ? 'term.renewsToday' : 'term.late', { count });
  if (renews) return t('term.renews', { count: remaining.days + 1 });
  return remaining.days === 0 ? t('term.today') : t('term.left', { count });
}

/** End of a mandate; hidden from customers. */
export function EndDate({ iso }: { iso: string | null }): ReactNode {
  if (iso === null) return <DateText iso={iso} />;
  return (
    <MaskedValue like={formatDate(iso)}>
      <DateText iso={iso} />
    </MaskedValue>
  );
}

/** Days left in a mandate, highlighted when few; hidden from customers. */
export function DaysLeftText({ mandate }: { mandate: Terms }): ReactNode {
  const { t } = useTranslation('mandate');
  const masked = usePrivacy();
  const remaining = daysLeft(mandate, dayOf());
  if (!remaining || masked) return null;
  const { renews, noticeEnd } = mandate;
  const urgency = noticeEnd !== null ? 'soon' : renews && remaining.urgency === 'late' ? 'calm' : remaining.urgency;
  return (
    <span className={styles[urgency]}>
      {urgency === 'late' && <TriangleAlertIcon />}
      {urgency === 'soon' && <ClockIcon />}
      {endText(mandate, remaining, t)}
    </span>
  );
}

/** Term of a mandate with the days left. */
export function Term({ mandate }: { mandate: MandateSummary }): ReactNode {
  if (mandate.endDate === null) return null;
  return (
    <span className={styles.stack}>
      <EndDate iso={mandate.endDate} />
      <DaysLeftText mandate={mandate} />
    </span>
  );
}
