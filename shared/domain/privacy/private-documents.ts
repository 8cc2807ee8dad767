import type { CallKey } from '../calls/call-table';
import type { PrintMode } from '../documents/print-request.schema';

/** Header by which a browser reports that a customer may see its screen. */
export const PRIVATE_SCREEN_HEADER = 'x-private-screen';

/**
 * Documents that must contain names and addresses, or all data on a person: they have no public version and are refused
 * on the client's screen.
 */
const NAMED_PAPERS: readonly CallKey[] = [
  'POST mandate/blank/{id}',
  'GET mandate/{id}/{x}/pdf',
  'GET mandate/register.pdf',
  'GET mandate/register.csv',
  'POST mandate/export',
  'GET audit.csv',
  'POST mandate/print',
  'GET visit/group/{groupId}/voucher',
  'GET visit/group/{groupId}/voucher/{number}',
  // about the owners
  'POST property/{reference}/report/preview',
  'GET property/{reference}/report/{id}',
  'GET visit/group/{groupId}/calendar.ics',
  'GET contact/{id}/export',
  'POST contact/export',
];

/** True for a file that must not be requested while privacy mode is on. */
export function isPrivateDocument(call: CallKey): boolean {
  return NAMED_PAPERS.includes(call);
}

/** The print mode of a property: PUBLIC while privacy mode is on, whatever was requested. */
export function printModeFor(requested: PrintMode, isPrivate: boolean): PrintMode {
  return isPrivate ? 'PUBLIC' : requested;
}
