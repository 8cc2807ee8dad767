import { useCall } from '@pignon/shared/api';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';

/** Maximum number of visits read for a negotiator's day. */
const MAX_VISITS = 100;

/** Fetches a negotiator's agenda of a day. */
export function useAgenda(negotiator: string, day: string) {
  const enabled = negotiator !== '' && day !== '';
  const bounds = enabled ? { from: startOfDay(day), to: startOfDay(addDays(day, 1)) } : {};
  return useCall(
    'POST visit/find',
    { body: { dto: { negotiator, ...bounds }, pageSize: MAX_VISITS, order: { property: 'start', direction: 'ASC' } } },
    { enabled },
  );
}
