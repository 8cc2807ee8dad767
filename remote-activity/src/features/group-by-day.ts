import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';

export interface Day<Item> {
  /** Calendar day in France. */
  day: string;
  items: Item[];
}

/** Groups consecutive items by day, in the given order; a day that returns later gets another heading. */
export function groupByDay<Item>(items: readonly Item[], timeOf: (item: Item) => DateTime): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const day = dayOf(timeOf(item));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
