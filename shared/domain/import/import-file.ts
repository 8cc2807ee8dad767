import { withoutInvisible, withoutForbiddenCharacters } from '../common/text/characters';
import Papa from 'papaparse';
import { MAX_IMPORT_BYTES, MAX_IMPORTED } from './import.limits';
import type { Encoding } from './encodings';
import { ImportFileError, type FileRow, type ImportFile } from './file-shape';
import { decodeBy, readText } from './read-text';

/** A first line that only Excel writes and reads. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Maximum length of the headings. */
const HEAD_LENGTH = 20_000;

/** Most frequent separator of the headings outside quotes. */
function separatorOf(text: string): string {
  const unquoted = text.slice(0, HEAD_LENGTH).replace(/"(?:[^"]|"")*"/g, '');
  const head = unquoted.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const count = (separator: string) => head.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ';';
}

/** First bytes of a zip, such as a spreadsheet. */
const ZIP = [0x50, 0x4b];

/** U+0000, which texts lack and databases refuse. */
const NUL = '\u0000';

const cleanCell = (cell: string): string =>
  withoutInvisible(withoutForbiddenCharacters(cell))
    .trim()
    .replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const isFilled = ({ cells }: FileRow): boolean => cells.some((cell) => cell !== '');

/**
 * Parses headings and lines separated by semicolon, comma, tab or bar. Drops the apostrophe that marks text for
 * spreadsheets.
 */
export function parseRows(text: string): Pick<ImportFile, 'headings' | 'rows'> {
  const [before = '', separator = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(before.length);
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator || separatorOf(content) });
  const skipped = before === '' ? 0 : 1;
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  if (quoteError) throw new ImportFileError('unclosed', (quoteError.row ?? 0) + 1 + skipped);
  const lines = data.map((cells, index) => ({ line: index + 1 + skipped, cells: cells.map(cleanCell) }));
  const [headings, ...rows] = lines.filter(isFilled);
  if (!headings || rows.length === 0) throw new ImportFileError('empty');
  if (rows.length > MAX_IMPORTED) throw new ImportFileError('tooMany');
  return { headings: headings.cells, rows };
}

async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a selected file. @throws ImportFileError */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > MAX_IMPORT_BYTES) throw new ImportFileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, index) => bytes[index] === byte)) throw new ImportFileError('spreadsheet');
  const { text, encoding, isDoubtful } = readText(bytes);
  if (text.slice(0, 1000).includes(NUL)) throw new ImportFileError('binary');
  const known = { name: file.name, fingerprint: await fingerprintOf(bytes) };
  const readAs = (encoding: Encoding): ImportFile => ({
    ...known,
    ...parseRows(decodeBy(bytes, encoding)),
    text: { encoding: encoding, isDoubtful: false, readAs },
  });
  return { ...known, ...parseRows(text), text: { encoding, isDoubtful, readAs } };
}
