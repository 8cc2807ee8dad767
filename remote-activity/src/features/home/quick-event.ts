import type { CallInput } from '@pignon/shared/api';
import { instantOf } from '@pignon/shared/domain/common/day';
import { END_OF_WORK, START_OF_WORK } from '@pignon/shared/domain/event/event.rules';

export const QUICK_TYPES = ['TASK', 'CALL', 'NOTE'] as const;
export type QuickType = (typeof QUICK_TYPES)[number];

export interface QuickDraft {
  type: QuickType;
  title: string;
  /** A calendar day in France; empty for a task without a date, and for a call that was just made. */
  day: string;
}

/** Links of the new event. */
export type QuickLinks = NonNullable<CallInput<'POST event/create'>['body']['links']>;

/** Builds the request: a task due that day, a call planned that day or just made, a note now. */
export function quickEvent(
  { type, title, day }: QuickDraft,
  links: QuickLinks = [],
): CallInput<'POST event/create'>['body'] {
  const input = { type, title: title.trim(), ...(links.length > 0 && { links }) };
  switch (type) {
    case 'TASK':
      return { ...input, ...(day !== '' && { due: instantOf(day, END_OF_WORK) }) };
    case 'CALL':
      return day === '' ? { ...input, done: true } : { ...input, start: instantOf(day, START_OF_WORK), done: false };
    case 'NOTE':
      return input;
  }
}
