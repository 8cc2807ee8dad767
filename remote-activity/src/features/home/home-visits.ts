import type { CallInput } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import { addDays } from '@pignon/shared/domain/common/day';
import { UPCOMING_STATUSES, UNCANCELLED_STATUSES } from '@pignon/shared/domain/visit/visit-status';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { boundsOf } from '../visits/visit-list';

type FindBody = CallInput<'POST visit/find'>['body'];

const TODAY_SHOWN = 6;
const MAX_NEXT_VISITS = 6;

const BY_START = { property: 'start', direction: 'ASC' } as const;

/** Query of the day's visits that are not cancelled. */
export function visitsOfDay({ whose, day }: HomeView, me: string): FindBody {
  const dto = {
    ...boundsOf('TODAY', day),
    status: [...UNCANCELLED_STATUSES],
    ...(whose === 'ME' && { negotiator: me }),
  };
  return { dto, pageSize: TODAY_SHOWN, order: BY_START };
}

/** The first visits of the days after. */
export function visitsAfter({ whose, day }: HomeView, me: string): FindBody {
  const dto = {
    ...boundsOf('UPCOMING', addDays(day, 1)),
    status: [...UPCOMING_STATUSES],
    ...(whose === 'ME' && { negotiator: me }),
  };
  return { dto, pageSize: MAX_NEXT_VISITS, order: BY_START };
}

/** Ids of each tour's first visit: one document serves the whole tour. */
export function firstOfTours(visits: readonly VisitSummary[]): ReadonlySet<number> {
  const tours = new Map<string, number>();
  for (const { groupId, id } of visits) if (!tours.has(groupId)) tours.set(groupId, id);
  return new Set(tours.values());
}
