import { IN_FORCE_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CallInput } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';

type FindBody = CallInput<'POST mandate/find'>['body'];

export const DAYS = 30;
const WEEK = 7;
const MAX_MANDATES = 3;

const ownFilter = ({ whose }: HomeView, me: string) => (whose === 'ME' ? { negotiator: me } : {});

/** The running mandates whose term is near, the nearest first. */
export function expiring(view: HomeView, me: string): FindBody {
  return {
    dto: { status: [...IN_FORCE_STATUSES], expiringWithinDays: DAYS, ...ownFilter(view, me) },
    pageSize: MAX_MANDATES,
    order: { property: 'endDate', direction: 'ASC' },
  };
}

/** The mandates that wait for signatures, the longest waiting first. */
export function pendingMandates(view: HomeView, me: string): FindBody {
  return {
    dto: { status: ['PENDING'], ...ownFilter(view, me) },
    pageSize: MAX_MANDATES,
    order: { property: 'createdTime', direction: 'ASC' },
  };
}

/** Request for the count of running mandates that end within a week. */
export function expiringThisWeek(view: HomeView, me: string): FindBody {
  return { dto: { status: [...IN_FORCE_STATUSES], expiringWithinDays: WEEK, ...ownFilter(view, me) }, pageSize: 1 };
}

/** Address of the full list. */
export function listOf(kind: 'expiring' | 'week' | 'toSign', { whose }: HomeView, me: string): string {
  const negotiatorQuery = whose === 'ME' ? `&negotiator=${encodeURIComponent(me)}` : '';
  if (kind === 'toSign') return `${paths.mandates}?status=pending${negotiatorQuery}&sort=createdTime.asc`;
  return `${paths.mandates}?status=running&expiring=${kind === 'week' ? WEEK : DAYS}${negotiatorQuery}&sort=endDate.asc`;
}
