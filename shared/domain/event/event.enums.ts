import type { ChoiceWords } from '../choices/choices';

export const EVENT_TYPES = ['CALL', 'EMAIL', 'MEETING', 'NOTE', 'TASK', 'SYSTEM'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_TYPE_WORDS: ChoiceWords<EventType> = {
  CALL: { fr: 'appel', en: 'call' },
  EMAIL: { fr: 'e-mail', en: 'e-mail' },
  MEETING: { fr: 'rendez-vous', en: 'meeting' },
  NOTE: { fr: 'note', en: 'note' },
  TASK: { fr: 'tâche', en: 'task' },
  SYSTEM: { fr: 'automatique', en: 'automatic' },
};

/** Types written by people; the others are made by the system. */
export const WRITTEN_TYPES = ['TASK', 'CALL', 'EMAIL', 'MEETING', 'NOTE'] as const satisfies readonly EventType[];
export type WrittenType = (typeof WRITTEN_TYPES)[number];

/** Author of a customer's answer on a proposal's page, who is no user. */
export const CUSTOMER_AUTHOR = 'client';

export const LINK_KINDS = ['property', 'contact', 'mandate', 'visit', 'user', 'sync'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** `planned`: by due date, undated last. */
export const EVENT_ORDER = ['createdTime', 'due', 'planned'] as const;
export type EventOrder = (typeof EVENT_ORDER)[number];
