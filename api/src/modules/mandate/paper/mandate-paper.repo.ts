import { createHash } from 'node:crypto';
import type { MandateFacts } from '@pignon/shared/domain/documents/mandate/mandate-paper';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Facts of a signed document. */
export type SignedFacts = MandateFacts & { mandate: Mandate };

/** A contract (amendment 0) or its nth amendment. */
export interface PaperKey {
  mandateId: number;
  amendment: number;
}

/** The agency's copy (0), or that of the nth principal. */
export interface CopyKey extends PaperKey {
  copy: number;
}

export interface StoredCopy {
  fileName: string;
  content: Uint8Array;
}

/** Stores the facts of a document when it is signed; existing facts stay. */
export async function storeDocument(tx: Queryable, { mandateId, amendment }: PaperKey, facts: SignedFacts, by: string) {
  await tx.query(sql`insert into mandate_paper (mandate_id, amendment, facts, kept_by)
    values (${mandateId}, ${amendment}, ${JSON.stringify(facts)}::jsonb, ${by}) on conflict do nothing`);
}

/** Completes facts stored before agencies had texts of their own, when the product's texts applied. */
const completed = ({ mandate, agency, ...facts }: SignedFacts): SignedFacts => ({
  ...facts,
  mandate: { ...{ texts: NO_TEXTS }, ...mandate },
  agency: { ...EMPTY_AGENCY, ...agency },
});

export async function readPaper(db: Queryable, { mandateId, amendment }: PaperKey): Promise<SignedFacts | null> {
  const [row] = await db.query<{ facts: SignedFacts }>(
    sql`select facts from mandate_paper where mandate_id = ${mandateId} and amendment = ${amendment}`,
  );
  return row ? completed(row.facts) : null;
}

/** Stores the bytes of a copy; bytes stored by another process first stay. */
export async function storeCopy(tx: Queryable, { mandateId, amendment, copy }: CopyKey, file: StoredCopy, by: string) {
  const hash = createHash('sha256').update(file.content).digest('hex');
  await tx.query(sql`insert into mandate_paper_copy
      (mandate_id, amendment, copy, file_name, content, sha256, kept_by)
    values (${mandateId}, ${amendment}, ${copy}, ${file.fileName}, ${file.content}, ${hash}, ${by})
    on conflict do nothing`);
}

/** Reads a signatory's stored PDF of a mandate or amendment; null when missing. */
export async function readCopy(db: Queryable, { mandateId, amendment, copy }: CopyKey): Promise<StoredCopy | null> {
  const [row] = await db.query<StoredCopy>(sql`select file_name as "fileName", content from mandate_paper_copy
    where mandate_id = ${mandateId} and amendment = ${amendment} and copy = ${copy}`);
  return row ?? null;
}

/** Deletes documents and copies of a contact's mandates, except `kept`; returns the number. */
export async function erasePapers(tx: Queryable, contactId: number, keptIds: readonly number[]): Promise<number> {
  await tx.query(sql`select set_config('pignon.retention_over', 'on', true)`);
  const rows = await tx.query(sql`delete from mandate_paper where mandate_id <> all(${[...keptIds]}::bigint[])
    and mandate_id in (select mandate_id from mandate_party where contact_id = ${contactId}) returning 1 as done`);
  await tx.query(sql`select set_config('pignon.retention_over', 'off', true)`);
  return rows.length;
}
