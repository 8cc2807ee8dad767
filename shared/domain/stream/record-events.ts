import type { RecordKind } from './record-kinds';

/** Events of one changed record: `noun.past-verb`, of a kind of records. */
export const RECORD_EVENTS = [
  'property.saved',
  'contact.saved',
  'contact.erased',
  'mandate.saved',
  'visit.saved',
  'visit.deleted',
  'proposal.saved',
  'event.saved',
  'media.saved',
  'user.saved',
  'agency.saved',
  'sync.started',
] as const satisfies readonly `${RecordKind}.${string}`[];
export type RecordEvent = (typeof RECORD_EVENTS)[number];

/** A change of one record, or of any records of a kind. */
export type Change = RecordEvent | RecordKind;

/** Kind of records that a change concerns. */
export const kindOfChange = (change: Change): RecordKind => change.split('.')[0] as RecordKind;
