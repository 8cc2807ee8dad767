import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import type { AgendaView } from '../agenda-state';

/** Maximum number of simultaneous tasks drawn separately; more become one entry. */
const MAX_TASKS = 3;

export interface TaskGroup {
  /** Key of the group in the agenda. */
  key: string;
  first: AgendaEntry;
  tasks: AgendaEntry[];
}

/** Splits entries into single ones and groups of simultaneous tasks; in the team view, per person. */
export function groupTasks(
  view: AgendaView,
  entries: readonly AgendaEntry[],
): { single: AgendaEntry[]; groups: TaskGroup[] } {
  const byMoment = new Map<string, AgendaEntry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'TASK' || entry.start === null) continue;
    const key = ['TASKS', isoOf(entry.start), ...(view === 'TEAM' ? entry.users : [])].join(' ');
    byMoment.set(key, [...(byMoment.get(key) ?? []), entry]);
  }
  const groups = [...byMoment].flatMap(([key, tasks]): TaskGroup[] => {
    const [first] = tasks;
    return first && tasks.length > MAX_TASKS ? [{ key, first, tasks }] : [];
  });
  const grouped = new Set(groups.flatMap(({ tasks }) => tasks));
  return { single: entries.filter((entry) => !grouped.has(entry)), groups };
}
