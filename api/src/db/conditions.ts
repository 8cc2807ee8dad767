import { normalise } from '@pignon/shared/domain/common/text/normalise';
import sql, { empty, join, type Sql } from 'sql-template-tag';

/** A `where` clause of all defined conditions; empty when there is none. */
export function whereAll(conditions: readonly (Sql | undefined)[]): Sql {
  const defined = conditions.filter((condition) => condition !== undefined);
  return defined.length > 0 ? sql`where ${join(defined, ' and ')}` : empty;
}

/**
 * Writes one LIKE pattern per word, for a text column of normalised words that starts with a space. Matches anywhere in
 * a word for three letters or more, and at the start of a word below that: the trigram index serves both.
 */
export function wordPatterns(text: string): string[] {
  return normalise(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Condition for a range with optional bounds; false for null. */
export function within(column: Sql, range: Range | undefined): Sql | undefined {
  const bounds = [
    range?.min === undefined ? undefined : sql`${column} >= ${range.min}::numeric`,
    range?.max === undefined ? undefined : sql`${column} <= ${range.max}::numeric`,
  ].filter((bound) => bound !== undefined);
  return bounds.length > 0 ? join(bounds, ' and ') : undefined;
}

/** Matches one of the values; undefined for an empty or missing list. */
export function oneOf(column: Sql, values: readonly string[] | undefined): Sql | undefined {
  return values && values.length > 0 ? sql`${column} = any(${values}::text[])` : undefined;
}
