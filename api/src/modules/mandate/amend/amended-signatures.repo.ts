import type { Amendment, Mandate, PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Signature } from '@pignon/shared/domain/mandate/mandate-signing';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

type Amended = Pick<Mandate, 'id'> & { amendments: Amendment[]; pendingAmendment: PendingAmendment | null };

/**
 * Rewrites a contact's signatures under amendments of their mandates, except `kept`; returns the number of mandates.
 * Call while the contact is still a party.
 */
async function rewriteSignatures(
  tx: Queryable,
  contactId: number,
  { retainedIds = [], change }: { retainedIds?: readonly number[]; change: (signature: Signature) => Signature },
): Promise<number> {
  const rows = await tx.query<Amended>(sql`
    select id, parts -> 'amendments' as amendments, parts -> 'pendingAmendment' as "pendingAmendment" from mandate
    where id in (select mandate_id from mandate_party where contact_id = ${contactId}) and id <> all(${[...retainedIds]}::bigint[])
      and (parts -> 'amendments' <> '[]' or jsonb_typeof(parts -> 'pendingAmendment') = 'object')
    order by id for update`);
  const withoutImages = <Signed extends Pick<Amendment, 'signatures'>>(signed: Signed): Signed =>
    signed.signatures
      ? { ...signed, signatures: signed.signatures.map((each) => (each.contactId === contactId ? change(each) : each)) }
      : signed;
  const changedRows = rows.flatMap(({ id, amendments, pendingAmendment }) => {
    const after = {
      amendments: amendments.map(withoutImages),
      pendingAmendment: pendingAmendment && withoutImages(pendingAmendment),
    };
    const isUnchanged = JSON.stringify(after) === JSON.stringify({ amendments, pendingAmendment });
    return isUnchanged ? [] : [{ id, after }];
  });
  for (const { id, after } of changedRows)
    await tx.query(sql`update mandate set parts = parts || ${JSON.stringify(after)}::jsonb where id = ${id}`);
  return changedRows.length;
}

/** Erases a contact's signatures on amendments, except of the kept mandates. @returns the number of mandates */
export const eraseAmendmentSignatures = (
  tx: Queryable,
  contactId: number,
  keptIds: readonly number[],
): Promise<number> =>
  rewriteSignatures(tx, contactId, { retainedIds: keptIds, change: (signature) => ({ ...signature, image: null }) });

/** Moves one contact's signatures on amendments to another, who replaces them as principal. */
export const moveAmendmentSignatures = (tx: Queryable, from: number, to: number): Promise<number> =>
  rewriteSignatures(tx, from, { change: (signature) => ({ ...signature, contactId: to }) });
