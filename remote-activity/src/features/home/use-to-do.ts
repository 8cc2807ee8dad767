import type { HomeView } from '@pignon/shared/contract';
import { addDays } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useEvents } from '../../data/activity.queries';
import { dueBefore, OPEN_TASKS, openPlans, waitingOn, type Waiting } from './to-do';

/** Fetches open tasks, and planned calls, messages and appointments. */
export function useToDo({ whose, day }: HomeView) {
  const tasks = useEvents(whose, OPEN_TASKS, { watch: true });
  const plans = useEvents(whose, openPlans(day), { watch: true });
  const read = tasks.data && plans.data;
  return {
    data: read && ([...tasks.data.content, ...plans.data.content] satisfies Event[]),
    /** Number of all open events, of which only the first page is fetched. */
    total: read && tasks.data.page.totalElements + plans.data.page.totalElements,
    error: tasks.error ?? plans.error,
    refetch: () => Promise.all([tasks.refetch(), plans.refetch()]),
  };
}

/** Number of open events of a type that are due before a day; undefined while unknown, and when not `enabled`. */
function useDueCount(whose: HomeView['whose'], type: Event['type'], day: string, enabled: boolean): number | undefined {
  const { data } = useEvents(whose, dueBefore(type, day), { enabled, watch: true });
  return enabled ? data?.page.totalElements : undefined;
}

/** Counts the events due on the day. The server counts them where the lists have only the most urgent ones. */
export function useDueCounts({ whose, day }: HomeView): Waiting | undefined {
  const { data, total } = useToDo({ whose, day });
  const isCut = data !== undefined && total !== undefined && total > data.length;
  const tomorrow = addDays(day, 1);
  const tasks = useDueCount(whose, 'TASK', tomorrow, isCut);
  const late = useDueCount(whose, 'TASK', day, isCut);
  const calls = useDueCount(whose, 'CALL', tomorrow, isCut);
  const emails = useDueCount(whose, 'EMAIL', tomorrow, isCut);
  const meetings = useDueCount(whose, 'MEETING', tomorrow, isCut);
  if (!isCut) return data && waitingOn(data, day);
  const isUnknown = [tasks, late, calls, emails, meetings].includes(undefined);
  return isUnknown
    ? undefined
    : { tasks: tasks ?? 0, late: late ?? 0, calls: calls ?? 0, emails: emails ?? 0, meetings: meetings ?? 0 };
}
