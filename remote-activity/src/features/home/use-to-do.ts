import type { HomeView } from '@pignon/shared/contract';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useEvents } from '../../data/activity.queries';
import { OPEN_TASKS, openPlans } from './to-do';

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
