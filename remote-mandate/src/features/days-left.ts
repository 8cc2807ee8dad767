import { daysBetween } from '@pignon/shared/domain/common/day';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';

const SOON = 30;

export interface DaysLeft {
  days: number;
  /** `late`: the term is past; `soon`: within a month, time to renew. */
  urgency: 'late' | 'soon' | 'calm';
}

/** Days until a running mandate ends; null for other statuses. `today` is a calendar day in France. */
export function daysLeft(
  { status, endDate }: Pick<MandateSummary, 'status' | 'endDate'>,
  today: string,
): DaysLeft | null {
  if (!isInForce(status) || endDate === null) return null;
  const days = daysBetween(today, endDate);
  return { days, urgency: days < 0 ? 'late' : days <= SOON ? 'soon' : 'calm' };
}
