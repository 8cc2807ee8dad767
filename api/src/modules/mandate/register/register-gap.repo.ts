import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { GapReason, RegisterGap } from '@pignon/shared/domain/mandate/register.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** More than any register has: one between two mandates taken over, of a few thousand. */
const MAX_GAPS = 10_000;

/** Runs of numbers that a register lacks between its first and its last one, in order. */
export function findRegisterGaps(db: Queryable, register: CardKind): Promise<RegisterGap[]> {
  return db.query<RegisterGap>(sql`
    with numbers as (
      select register_number as number, lead(register_number) over (order by register_number) as next
      from mandate where register = ${register} and register_number is not null
    )
    select number + 1 as first, next - 1 as last, explained.reason
    from numbers
    left join lateral (
      select g.reason from register_gap g
      where g.register = ${register} and g.first_number <= number + 1 and g.last_number >= next - 1
      order by g.last_number - g.first_number limit 1
    ) explained on true
    where next > number + 1 order by number limit ${MAX_GAPS}`);
}

/** Stores the reason of missing numbers; replaces an earlier one. */
export async function writeGapReason(tx: Queryable, register: CardKind, gap: GapReason): Promise<void> {
  await tx.query(sql`
    insert into register_gap (register, first_number, last_number, reason)
    values (${register}, ${gap.first}, ${gap.last}, ${gap.reason})
    on conflict (register, first_number) do update set last_number = excluded.last_number, reason = excluded.reason`);
}
