import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';

const SHOWN = 5;

/** The call that brings the follow-ups that are due soonest. */
export const FOLLOW_UPS = {
  dto: { archived: false },
  pageSize: SHOWN,
  pageNumber: 0,
  order: { property: 'nextFollowUp', direction: 'ASC' },
} as const;

/** Contacts to call back today or late already, the longest waiting first. */
export function dueFollowUps(contacts: readonly ContactSummary[], day: string): ContactSummary[] {
  return contacts
    .filter(({ nextFollowUp }) => nextFollowUp !== null && nextFollowUp <= day)
    .sort((a, b) => (a.nextFollowUp ?? '').localeCompare(b.nextFollowUp ?? ''));
}
