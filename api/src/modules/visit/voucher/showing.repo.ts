import { dayOf } from '@pignon/shared/domain/common/day';
import { isFinal } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { ShowingMandate } from '@pignon/shared/domain/visit/showing/showing-mandate';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** A mandate's facts for showing its property. */
export type PropertyMandate = ShowingMandate &
  Pick<Mandate, 'id' | 'propertyRef' | 'type' | 'register' | 'registerNumber' | 'partner'>;

type Row = Omit<PropertyMandate, 'endedOn'> & Pick<Mandate, 'termination' | 'statusHistory'>;

/** End of a mandate: of a sold or closed one its closing day, of an active one the end of its notice. */
function endedOn({ status, termination, statusHistory }: Row): string | null {
  const mandateEnd = termination?.effectiveDate ?? termination?.date;
  if (mandateEnd !== undefined) return mandateEnd;
  const last = statusHistory.at(-1);
  return isFinal(status) && last ? dayOf(last.at) : null;
}

/** Every mandate of these properties, the newest first. */
export async function mandatesOfProperties(
  db: Queryable,
  references: readonly string[],
): Promise<Map<string, PropertyMandate[]>> {
  const rows = await db.query<Row>(sql`
    select id, property_ref as "propertyRef", type, status, register, register_number as "registerNumber",
      start_date as "startDate", end_date as "endDate", parts -> 'partner' as partner,
      parts ->> 'withdrawalUntil' as "withdrawalUntil", parts -> 'termination' as termination,
      coalesce(parts -> 'statusHistory', '[]') as "statusHistory"
    from mandate where property_ref = any(${[...new Set(references)]}::text[]) order by id desc`);
  const found = new Map<string, PropertyMandate[]>();
  for (const row of rows) {
    const { termination: _, statusHistory: __, ...mandate } = row;
    found.set(row.propertyRef, [...(found.get(row.propertyRef) ?? []), { ...mandate, endedOn: endedOn(row) }]);
  }
  return found;
}
