/**
 * Kinds of a timeline: written events, visits, and journal entries about the person's mandates, properties and record.
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
