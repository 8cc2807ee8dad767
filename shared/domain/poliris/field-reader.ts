import { cutText } from '../common/text/characters';
import { twoReadings } from '../common/fields/read-number';
import { frenchNumber } from '../common/french';
import { ignoredColumns } from './columns/column-table';
import { CAPTION_FIELDS, MAX_FIELDS, PHOTO_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';
import type { ListedPhoto } from './listing';
import type { Note } from './import-note';
import type { PolirisRecord } from './read-records';
import { plainLine, plainText, readBoolean, readCount, readNumber, readPositiveNumber } from './values';

const MAX_AREA = 100_000_000;
const MAX_EUROS = 1_000_000_000;
const MAX_ADDRESS = 500;
const MAX_CAPTION_LENGTH = 200;

/** Reads a record's fields by name; records which were read, and notes. */
export class FieldReader {
  readonly notes: Note[] = [];
  /** Numbers of the columns that were read. */
  readonly read = new Set<number>();

  constructor(private readonly record: Pick<PolirisRecord, 'line' | 'fields'>) {}

  get line(): number {
    return this.record.line;
  }

  noteAssumption(text: string): void {
    this.notes.push({ kind: 'ASSUMED', text });
  }

  noteOmission(text: string): void {
    this.notes.push({ kind: 'LEFT_OUT', text });
  }

  raw(field: PolirisField): string {
    const number = POLIRIS[field];
    this.read.add(number);
    return this.record.fields[number - 1] ?? '';
  }

  text(field: PolirisField, longest = 300): string {
    return cutText(plainLine(this.raw(field)), longest);
  }

  /** Reads a text of several lines. */
  lines(field: PolirisField, longest: number): string {
    return cutText(plainText(this.raw(field)), longest);
  }

  /** Reads a number without ambiguous separators: a position, a percentage, an energy class. */
  number(field: PolirisField): number | null {
    return readNumber(this.raw(field), 'DECIMAL');
  }

  /** Reads euros, also zero and negative amounts. */
  money(field: PolirisField): number | null {
    return readNumber(this.raw(field), 'EUROS');
  }

  /** Two decimals at most; 0 is "unknown". */
  euros(field: PolirisField): number | null {
    const value = readPositiveNumber(this.raw(field), 'EUROS');
    return value === null || value > MAX_EUROS ? null : Math.round(value * 100) / 100;
  }

  positive(field: PolirisField): number | null {
    const value = this.number(field);
    return value !== null && value > 0 ? value : null;
  }

  /** Notes how an ambiguous number was read. */
  private noteReading(field: PolirisField): void {
    const text = this.raw(field).trim();
    const open = twoReadings(text);
    const parsed = readNumber(text);
    if (!open || parsed === null) return;
    const other = parsed === open.decimal ? open.thousands : open.decimal;
    const note = `Champ ${POLIRIS[field]}\u00a0: «\u00a0${cutText(text, 40)}\u00a0» lu ${frenchNumber(parsed, 3)} et non ${frenchNumber(other, 3)}.`;
    if (!this.notes.some((each) => each.text === note)) this.noteAssumption(note);
  }

  /** m². */
  area(field: PolirisField): number | null {
    this.noteReading(field);
    const value = readPositiveNumber(this.raw(field));
    return value !== null && value <= MAX_AREA ? value : null;
  }

  count(field: PolirisField, max?: number): number | null {
    this.noteReading(field);
    return readCount(this.raw(field), max);
  }

  yes(field: PolirisField): boolean {
    return readBoolean(this.raw(field)) ?? (this.number(field) ?? 0) > 0;
  }

  /** A URL; invalid values are skipped and reported. */
  webAddress(field: PolirisField, label: string): string | null {
    const text = this.raw(field).trim();
    if (text === '') return null;
    const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
    const isAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(whole) && URL.canParse(whole) && whole.length <= MAX_ADDRESS;
    if (!isAddress) this.noteOmission(`${label}\u00a0: «\u00a0${cutText(text, 60)}\u00a0» n’est pas une adresse web.`);
    return isAddress ? whole : null;
  }

  private fieldsInRun(places: readonly (readonly [number, number])[]): string[] {
    for (const [first, last] of places) for (let number = first; number <= last; number += 1) this.read.add(number);
    return places.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => (this.record.fields[first - 1 + index] ?? '').trim()),
    );
  }

  /** Photographs in order, each once: location and caption. */
  photos(): ListedPhoto[] {
    const captions = this.fieldsInRun(CAPTION_FIELDS);
    const listed = new Map<string, string>();
    for (const [index, url] of this.fieldsInRun(PHOTO_FIELDS).entries())
      if (url !== '' && !listed.has(url))
        listed.set(url, cutText(plainLine(captions[index] ?? ''), MAX_CAPTION_LENGTH));
    return [...listed].map(([url, caption]) => ({ url, caption }));
  }

  /** Numbers of filled columns that are not imported. */
  leftOut(): number[] {
    return ignoredColumns(this.record.fields);
  }

  /** Everything but the photographs, to detect changes since the last import. */
  content(): string {
    const isPhoto = (number: number) => PHOTO_FIELDS.some(([first, last]) => number >= first && number <= last);
    return this.record.fields
      .slice(0, MAX_FIELDS)
      .map((field, index) => (isPhoto(index + 1) ? '' : field.trim()))
      .join('\u001F');
  }
}
