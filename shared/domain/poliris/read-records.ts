import { layoutProblem } from './columns/layout';
import { MIN_FIELD_COUNT, MAX_FIELDS, POLIRIS } from './poliris-columns';

/** One listing of a file; `line` is its first line, from 1. */
export interface PolirisRecord {
  line: number;
  /** Unquoted fields; index 0 is field 1. Always MAX_FIELDS long. */
  fields: string[];
  /** Number of fields in the line; missing last ones are empty. */
  fieldCount: number;
}

export interface UnreadableLine {
  line: number;
  reason: string;
}

const SEPARATOR = '!#';

/** Splits a line, and rejoins a text that contains the separator. */
function splitLine(text: string): string[] {
  const parts = text.split(SEPARATOR);
  const fields: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    let part = parts[index] ?? '';
    const next = () => parts[index + 1];
    while (isOpeningQuote(part) && next() !== undefined && !next()?.startsWith('"')) {
      part += SEPARATOR + (next() ?? '');
      index += 1;
    }
    fields.push(part);
  }
  return fields;
}

const isOpeningQuote = (part: string) => part.startsWith('"') && (part.length === 1 || !part.endsWith('"'));

const unquote = (field: string) =>
  field
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/^"|"$/g, '');

/** True when a line begins a listing: its first two fields are whole, and the first is this agency's. */
function beginsListing(line: string, agency: string): boolean {
  const match = /^\s*"?([^"!]{1,60})"?!#"?[^"!]{0,60}"?!#/.exec(line);
  return match !== null && match[1] === agency;
}

const isWhole = (text: string) =>
  splitLine(text).length >= MIN_FIELD_COUNT && (!text.trimEnd().endsWith('!#"') || text.trimEnd().endsWith('""'));

function finish(line: number, text: string): PolirisRecord | UnreadableLine {
  const parts = splitLine(text);
  const fields = parts.map(unquote);
  // a trailing separator makes an extra empty field
  while (fields.length > MAX_FIELDS && fields.at(-1) === '') fields.pop();
  if (fields.length < MIN_FIELD_COUNT)
    return { line, reason: `Ligne incomplète\u00a0: ${fields.length} champs au lieu de ${MAX_FIELDS}.` };
  if (fields.length > MAX_FIELDS)
    return { line, reason: `Ligne illisible\u00a0: ${fields.length} champs au lieu de ${MAX_FIELDS} au plus.` };
  if (isOpeningQuote((parts.at(-1) ?? '').trim()))
    return { line, reason: `Ligne coupée au milieu du champ ${fields.length}.` };
  if (fields.length < POLIRIS.version)
    return { line, reason: `Ligne coupée avant le champ ${POLIRIS.version}, qui dit la version du format.` };
  const reason = layoutProblem(fields);
  if (reason !== null) return { line, reason };
  const missing = Array.from({ length: MAX_FIELDS - fields.length }, () => '');
  return { line, fields: [...fields, ...missing], fieldCount: fields.length };
}

/** Agency and version, which identify the software of a line. */
const softwareOf = ({ fields }: PolirisRecord): string => `${fields[0]} ${fields[POLIRIS.version - 1]}`;

/**
 * Lines shorter than others of a software that always writes its last fields: columns are missing, or the line was
 * truncated.
 */
function truncatedRecords(records: readonly PolirisRecord[]): Set<PolirisRecord> {
  const whole = new Map<string, number>();
  for (const record of records)
    if (record.fields[record.fieldCount - 1] === '')
      whole.set(softwareOf(record), Math.max(record.fieldCount, whole.get(softwareOf(record)) ?? 0));
  return new Set(records.filter((record) => record.fieldCount < (whole.get(softwareOf(record)) ?? 0)));
}

/**
 * Splits an export into listings. Lines end in LF, CRLF or both; a line break inside a text is repaired by joining
 * lines until the listing is complete or the next one begins. Reports unreadable lines with the reason in French.
 */
export function readRecords(text: string): { records: PolirisRecord[]; unreadable: UnreadableLine[] } {
  const records: PolirisRecord[] = [];
  const unreadable: UnreadableLine[] = [];
  const agency = unquote(splitLine(text.trimStart().slice(0, 200))[0] ?? '');
  let open: { line: number; text: string } | null = null;
  const close = () => {
    if (!open) return;
    const result = finish(open.line, open.text);
    if ('fields' in result) records.push(result);
    else unreadable.push(result);
    open = null;
  };
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (open && beginsListing(line, agency)) close();
    if (open) open = { line: open.line, text: `${open.text}\n${line}` };
    else if (line.trim() !== '' && line.trim() !== '\u001A') open = { line: index + 1, text: line };
    if (open && isWhole(open.text)) close();
  });
  close();
  const short = truncatedRecords(records);
  for (const { line, fieldCount } of short)
    unreadable.push({
      line,
      reason: `Ligne de ${fieldCount} champs alors que ce logiciel en écrit plus, même vides\u00a0: une colonne manque ou la ligne est coupée.`,
    });
  return {
    records: records.filter((record) => !short.has(record)),
    unreadable: unreadable.sort((one, other) => one.line - other.line),
  };
}
