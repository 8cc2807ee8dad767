import { addDays } from '@pignon/shared/domain/common/day';
import { lastTerm, periodOf, renewsUntil, type Period } from '@pignon/shared/domain/mandate/mandate-renewal';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate } from '@pignon/shared/i18n';
import type { Words } from './mandate-title';

function periodText(period: Period | null, t: Words): string {
  if (period === null) return '';
  return 'months' in period ? t('renewal.months', { count: period.months }) : t('renewal.days', { count: period.days });
}

/** States whether and how the mandate renews tacitly, consistent with its document and clock. */
export function renewalText(mandate: Mandate, t: Words): string {
  const { renewal, type, status, endDate, termination } = mandate;
  if (!renewal || type === 'PARTNER') return t('terms.no');
  const period = periodText(periodOf(mandate), t);
  if (status === 'PENDING') return [t('terms.yes'), period].filter((part) => part !== '').join(', ');
  if (termination !== null) return t('renewal.ended');
  const [next, last] = [renewsUntil(mandate), lastTerm(mandate)];
  if (next === null || last === null || endDate === null) return t('renewal.none');
  if (!isInForce(status)) return [t('terms.yes'), period].join(', ');
  return t('renewal.next', {
    period,
    from: formatDate(addDays(endDate, 1)),
    until: formatDate(next),
    last: formatDate(last),
  });
}
