import type { CivilStatus } from '@pignon/shared/domain/contact/civil-status';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/**
 * Stores a principal's civil status on everything they signed, before their record changes. An earlier stored status
 * stays: it is nearer to the document.
 */
export async function saveSignedParty(tx: Queryable, contactId: number, person: CivilStatus): Promise<void> {
  await tx.query(sql`insert into mandate_party_text (mandate_id, contact_id, person)
    select p.mandate_id, p.contact_id, ${JSON.stringify(person)}::jsonb
    from mandate_party p join mandate m on m.id = p.mandate_id
    where p.contact_id = ${contactId} and (p.signed_at is not null or m.register_number is not null)
    on conflict (mandate_id, contact_id) do nothing`);
}

/** Moves one contact's signed documents to another, who replaces them as principal. */
export async function moveSignedParty(tx: Queryable, from: number, to: number): Promise<void> {
  await tx.query(sql`update mandate_party_text set contact_id = ${to} where contact_id = ${from}`);
}

/** The principals of a mandate as they signed it, where their record has changed hands since. */
export async function signedParties(db: Queryable, mandateId: number): Promise<Map<number, CivilStatus>> {
  const rows = await db.query<{ id: number; person: CivilStatus }>(
    sql`select contact_id as id, person from mandate_party_text where mandate_id = ${mandateId}`,
  );
  return new Map(rows.map(({ id, person }) => [id, person]));
}
