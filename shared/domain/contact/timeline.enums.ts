/**
 * What a person's timeline is made of: what was written down, visits, and what the journal tells of the mandates that name
 * them, of the properties they are tied to, and of their own record.
 */
export const TIMELINE_KINDS = [
  'CALL',
  'EMAIL',
  'MEETING',
  'NOTE',
  'TASK',
  'VISIT',
  'PROPOSAL',
  'MANDATE',
  'PROPERTY',
  'CONTACT',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
