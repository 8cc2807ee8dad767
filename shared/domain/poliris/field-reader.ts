import { MOST_FIELDS, PHOTO_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';
import type { PolirisRecord } from './read-records';
import { plainLine, readBoolean, readCount, readNumber, readPositiveNumber } from './values';

/** Reads the fields of one record by their names. */
export class FieldReader {
  readonly warnings: string[] = [];

  constructor(private readonly record: PolirisRecord) {}

  get line(): number {
    return this.record.line;
  }

  raw(field: PolirisField): string {
    return this.record.fields[POLIRIS[field] - 1] ?? '';
  }

  text(field: PolirisField, longest = 300): string {
    return plainLine(this.raw(field)).slice(0, longest);
  }

  number(field: PolirisField): number | null {
    return readNumber(this.raw(field));
  }

  /** Two decimals at most; 0 is "unknown". */
  euros(field: PolirisField): number | null {
    const value = readPositiveNumber(this.raw(field));
    return value === null || value > 1_000_000_000 ? null : Math.round(value * 100) / 100;
  }

  positive(field: PolirisField): number | null {
    return readPositiveNumber(this.raw(field));
  }

  count(field: PolirisField, most?: number): number | null {
    return readCount(this.raw(field), most);
  }

  yes(field: PolirisField): boolean {
    return readBoolean(this.raw(field)) ?? (this.number(field) ?? 0) > 0;
  }

  /** Addresses of the photographs, in their order, each once. */
  photos(): string[] {
    const list = PHOTO_FIELDS.flatMap(([first, last]) => this.record.fields.slice(first - 1, last));
    return [...new Set(list.map((url) => url.trim()).filter((url) => url !== ''))];
  }

  /** Everything but the photographs: what a listing says, to be compared with what it said last time. */
  content(): string {
    const isPhoto = (number: number) => PHOTO_FIELDS.some(([first, last]) => number >= first && number <= last);
    return this.record.fields
      .slice(0, MOST_FIELDS)
      .map((field, index) => (isPhoto(index + 1) ? '' : field.trim()))
      .join('\u001F');
  }
}
