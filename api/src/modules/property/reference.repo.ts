import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

const GENERATED_REFERENCE = /^([VL]\d{2})-(\d{1,9})$/;
const LETTERS: Readonly<Record<TransactionType, string>> = { SALE: 'V', RENT: 'L' };

const PARIS_YEAR = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: '2-digit' });

const prefixOf = (transactionType: TransactionType, time: string) =>
  `${LETTERS[transactionType]}${PARIS_YEAR.format(new Date(time))}`;
const format = (prefix: string, number: number) => `${prefix}-${String(number).padStart(5, '0')}`;

async function takeNumbers(tx: Queryable, prefix: string, count: number): Promise<number[]> {
  const [row] = await tx.query<{ last: number }>(sql`
    insert into reference_counter (prefix, last_number) values (${prefix}, ${count}::int)
    on conflict (prefix) do update set last_number = reference_counter.last_number + excluded.last_number
    returning last_number as last`);
  const last = row?.last ?? count;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/**
 * Takes the next free references of a kind ("V26-00042"); locks the counter until the transaction ends. Skips numbers
 * used by imported listings.
 */
export async function takeReferences(
  tx: Queryable,
  transactionType: TransactionType,
  time: string,
  count: number,
): Promise<string[]> {
  const prefix = prefixOf(transactionType, time);
  const free: string[] = [];
  while (free.length < count) {
    const numbers = await takeNumbers(tx, prefix, count - free.length);
    const candidates = numbers.map((number) => format(prefix, number));
    const used = await tx.query<{ reference: string }>(
      sql`select reference from property where reference = any(${candidates}::text[])`,
    );
    const usedReferences = new Set(used.map(({ reference }) => reference));
    free.push(...candidates.filter((candidate) => !usedReferences.has(candidate)));
  }
  return free;
}

/** Moves the counters past references chosen elsewhere, so that they are not issued again. */
export async function passReferences(tx: Queryable, references: readonly string[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const reference of references) {
    const [, prefix, digits] = GENERATED_REFERENCE.exec(reference) ?? [];
    if (prefix) highest.set(prefix, Math.max(highest.get(prefix) ?? 0, Number(digits)));
  }
  for (const [prefix, number] of highest) {
    await tx.query(sql`insert into reference_counter (prefix, last_number) values (${prefix}, ${number}::int)
      on conflict (prefix) do update set last_number = greatest(reference_counter.last_number, excluded.last_number)`);
  }
}
