import { callTable, type CallKey, type CallTable } from '@pignon/shared/domain/calls/call-table';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { CONTACT_COLUMNS } from '@pignon/shared/domain/contact/list/contact-columns';
import { MANDATE_COLUMNS } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { PROPERTY_COLUMNS } from '@pignon/shared/domain/property/list/property-columns';
import { TextPreviewSchema } from '@pignon/shared/domain/mandate/texts/mandate-text.schema';
import { PORTAL_KINDS } from '@pignon/shared/domain/sync/sync.enums';
import { plantText } from './plant-text';
import { GROUP, REFERENCE, type Planted } from './planted-world';

type FileKey = { [Key in CallKey]: CallTable[Key] extends { file: string } ? Key : never }[CallKey];

interface OutputRequest {
  path?: string;
  body?: object;
}
/** Values that the requests for files need. */
interface PlantedValues extends Planted {
  text: string;
  calendar: string;
  report: number;
  runs: readonly number[];
}

const DAY = dayOf();
export const PERIOD = { from: addDays(DAY, -300), to: DAY };
const PAPER = { propertyRef: REFERENCE, propertyPrintMode: 'INTERNAL' };

/** Requests for every file of the product; a new call does not compile without its own. */
const REQUESTS: Record<FileKey, (known: PlantedValues) => OutputRequest[]> = {
  'POST property/export': () => [{ body: { columns: PROPERTY_COLUMNS } }],
  'POST contact/export': () => [{ body: { columns: CONTACT_COLUMNS } }],
  'POST mandate/export': () => [{ body: { columns: MANDATE_COLUMNS } }],
  'POST mandate/print': ({ mandate, ended }) => [{ body: { ids: [mandate, ended] } }],
  'GET visit/group/{groupId}/calendar.ics': () => [{ path: `visit/group/${GROUP}/calendar.ics` }],
  'GET visit/calendar.ics': ({ calendar }) => [{ path: calendar }],
  'POST property/{reference}/report/preview': ({ text }) => [
    { path: `property/${REFERENCE}/report/preview`, body: { ...PERIOD, next: text.slice(0, 1000) } },
  ],
  'GET property/{reference}/report/{id}': ({ report }) => [{ path: `property/${REFERENCE}/report/${report}` }],
  'POST property/{kind}': () => [
    { path: 'property/poster', body: { ...PAPER, propertyPrintMode: 'PUBLIC' } },
    { path: 'property/print', body: PAPER },
  ],
  'POST mandate/blank/{id}': () => [{ path: `mandate/blank/${REFERENCE}` }],
  'POST agency/mandate-texts/preview': ({ text }) => [{ body: plantText(TextPreviewSchema, { kind: 'SALE' }, text) }],
  'POST agency/preview': ({ text }) => [
    { body: { paper: 'CARD', settings: { legalName: text.trim().slice(0, 200) } } },
  ],
  'GET mandate/{id}/{x}/pdf': ({ mandate, owner }) => [
    { path: `mandate/${mandate}/agency/pdf` },
    { path: `mandate/${mandate}/${owner}/pdf` },
  ],
  'GET mandate/{id}/amendment/{number}/{x}/pdf': ({ mandate }) => [
    { path: `mandate/${mandate}/amendment/1/agency/pdf` },
  ],
  'GET mandate/{id}/letter/{letter}': ({ mandate }) => [
    { path: `mandate/${mandate}/letter/notice` },
    { path: `mandate/${mandate}/letter/renewal` },
  ],
  'GET mandate/register.pdf': () => [{}],
  'GET mandate/register.csv': () => [{}],
  'GET visit/group/{groupId}/voucher': () => [{ path: `visit/group/${GROUP}/voucher` }],
  'GET visit/group/{groupId}/voucher/{number}': () => [{ path: `visit/group/${GROUP}/voucher/1` }],
  'GET audit.csv': () => [{}],
  'GET sync/histo/{runId}/file': ({ runs }) => runs.map((run) => ({ path: `sync/histo/${run}/file` })),
};

/** Downloads every file of the product. */
export function fileCalls(known: PlantedValues): { call: string; body?: object }[] {
  const keys = Object.keys(callTable).filter((key): key is FileKey => key in REQUESTS);
  return keys.flatMap((key) =>
    REQUESTS[key](known).map(({ path, body }) => {
      const [method = '', own = ''] = key.split(' ');
      return { call: `${method} ${path ?? own}`, ...(body && { body }) };
    }),
  );
}

export const PORTALS = PORTAL_KINDS.map((kind) => ({ kind, code: kind.toLowerCase().replace('_', '-') }));
