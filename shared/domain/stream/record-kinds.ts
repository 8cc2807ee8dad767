/** Kinds of records whose changes the server reports. */
export const RECORD_KINDS = [
  'property',
  'contact',
  'mandate',
  'visit',
  'proposal',
  'event',
  'user',
  'agency',
  'media',
  'sync',
  'message',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
