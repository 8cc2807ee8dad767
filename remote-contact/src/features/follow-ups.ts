import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CallInput } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import { addDays, addMonths } from '@pignon/shared/domain/common/day';

const MAX_FOLLOW_UPS = 6;

/** Request for follow-ups due by today, longest waiting first. */
export const followUps = ({ whose, day }: HomeView, me: string): CallInput<'POST contact/follow-up/find'>['body'] => ({
  before: addDays(day, 1),
  ...(whose === 'ME' && { negotiator: me }),
  pageSize: MAX_FOLLOW_UPS,
});

/** Address of the list of all follow-ups. */
export function followUpList({ whose }: HomeView, me: string): string {
  return `${paths.contacts}?${whose === 'ME' ? `negotiator=${encodeURIComponent(me)}&` : ''}sort=nextFollowUp.asc`;
}

export const DELAYS = ['TOMORROW', 'WEEK', 'MONTH', 'NEVER'] as const;
export type Delay = (typeof DELAYS)[number];

/** Postponed day of a follow-up from `day`; null to drop it. */
export function postponedDay(delay: Delay, day: string): string | null {
  switch (delay) {
    case 'TOMORROW':
      return addDays(day, 1);
    case 'WEEK':
      return addDays(day, 7);
    case 'MONTH':
      return addMonths(day, 1);
    case 'NEVER':
      return null;
  }
}
