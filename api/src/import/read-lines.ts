import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { contentOf, parseListing } from '@pignon/shared/domain/poliris/parse-listing';
import { readRecords, type PolirisRecord } from '@pignon/shared/domain/poliris/read-records';
import { lineFailure } from '../write/line-failure';
import { hashOf } from './import-one';
import { ExportError } from './read-export';
import type { Finding, ReportRow } from './report';

export interface ReadListing {
  listing: Listing;
  hash: string;
  row: ReportRow;
}

const refusals = (reasons: readonly string[]): Finding[] => reasons.map((text) => ({ severity: 'REFUSED', text }));

const refusalRow = (line: number, agencyReference: string, reasons: readonly string[]): ReportRow => ({
  line,
  agencyReference,
  reference: '',
  result: 'REFUSED',
  findings: refusals(reasons),
});

const SEPARATOR = '\u001F';

/** Keys that must be unique in a file: the agency's key, and the reference. */
const namesOf = ({ agencyId, key, reference }: Listing): string[] => [
  ['key', agencyId, key].join(SEPARATOR),
  ['reference', agencyId, reference].join(SEPARATOR),
];

/**
 * Parses every line into a listing or a refusal. Of two lines with one reference or one technical identifier the first
 * is kept; both name the other line. @throws ExportError where no line has the format
 */
export function readLines(text: string): { read: ReadListing[]; refused: ReportRow[] } {
  const { records, unreadable } = readRecords(text);
  const refusedRows = unreadable.map(({ line, reason }) => refusalRow(line, '', [reason]));
  const firstByReference = new Map<string, ReadListing>();
  const read: ReadListing[] = [];
  const acceptLine = (record: PolirisRecord) => {
    const parsed = parseListing(record);
    if ('reasons' in parsed) return void refusedRows.push(refusalRow(record.line, parsed.reference, parsed.reasons));
    const names = namesOf(parsed);
    const before = names.map((name) => firstByReference.get(name)).find((one) => one !== undefined);
    if (before) {
      const duplicateLabel =
        before.listing.reference === parsed.reference ? `Référence ${parsed.reference}` : `Identifiant ${parsed.key}`;
      before.row.findings.push({
        severity: 'ASSUMED',
        text: `${duplicateLabel} aussi à la ligne ${record.line}\u00a0: celle-ci est gardée, l’autre laissée.`,
      });
      return void refusedRows.push(
        refusalRow(record.line, parsed.reference, [
          `${duplicateLabel} déjà à la ligne ${before.row.line}\u00a0: celle-là est gardée, celle-ci laissée.`,
        ]),
      );
    }
    const row: ReportRow = { ...refusalRow(record.line, parsed.reference, []) };
    const one = { listing: parsed, hash: hashOf(contentOf(record)), row };
    for (const name of names) firstByReference.set(name, one);
    read.push(one);
  };
  for (const record of records)
    try {
      acceptLine(record);
    } catch (error) {
      refusedRows.push(refusalRow(record.line, '', [lineFailure(error)]));
    }
  if (records.length === 0 && unreadable.every(({ reason }) => reason.startsWith('Ligne incomplète')))
    throw new ExportError('Aucune annonce lisible\u00a0: ce fichier n’est pas un export Poliris.');
  return { read, refused: refusedRows };
}
