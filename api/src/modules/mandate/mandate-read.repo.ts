import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { HALF } from '@pignon/shared/domain/property/price/fee-terms';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { prepared } from '../../db/prepared';

interface Party {
  contactId: number;
  signedAt: string | null;
  image: string | null;
  secondSignedAt: string | null;
  secondImage: string | null;
}
type Columns = Pick<
  Mandate,
  | 'id'
  | 'propertyRef'
  | 'type'
  | 'status'
  | 'transactionType'
  | 'register'
  | 'registerNumber'
  | 'registerDate'
  | 'startDate'
  | 'endDate'
  | 'price'
  | 'negotiators'
  | 'createdTime'
  | 'modifiedTime'
  | 'version'
>;
type Parts = Omit<Mandate, keyof Columns | 'counterParts' | 'signatures'>;
type Row = Columns & { parts: Parts; parties: Party[] };

/** Values of mandates older than these fields. */
const UNSAID = {
  durationMonths: null,
  offPremises: false,
  immediateExecution: false,
  partner: null,
  commissionAmount: null,
  buyerShare: HALF,
  texts: NO_TEXTS,
  agentSignature: null,
  signedPlace: null,
  letting: null,
  management: null,
  pendingAmendment: null,
  missingAccepted: null,
  takenOver: null,
  conclusion: null,
};

const SELECT: Sql = sql`
  select m.id, m.property_ref as "propertyRef", m.type, m.status, m.transaction_type as "transactionType", m.register,
    m.register_number as "registerNumber", m.register_date as "registerDate", m.start_date as "startDate",
    m.end_date as "endDate", m.price, m.negotiators, m.parts, m.created_time as "createdTime",
    m.modified_time as "modifiedTime", m.version,
    (select coalesce(jsonb_agg(jsonb_build_object('contactId', a.contact_id, 'signedAt', a.signed_at, 'image', a.image,
        'secondSignedAt', a.second_signed_at, 'secondImage', a.second_image)
      order by a.position), '[]') from mandate_party a where a.mandate_id = m.id) as parties
  from mandate m`;

function toMandate({ parts, parties, ...columns }: Row): Mandate {
  const signatures = parties.flatMap(({ contactId, signedAt, image, secondSignedAt, secondImage }) => [
    ...(signedAt === null ? [] : [{ contactId, signedAt: new Date(signedAt).toISOString(), image }]),
    ...(secondSignedAt === null
      ? []
      : [
          {
            contactId,
            person: 'SECOND' as const,
            signedAt: new Date(secondSignedAt).toISOString(),
            image: secondImage,
          },
        ]),
  ]);
  const counterParts = parties.map(({ contactId }) => contactId);
  return { ...UNSAID, ...parts, ...columns, counterParts, signatures };
}

/** Reads mandates by id, ordered by id; `lock` locks them until the transaction ends. */
export async function readMandates(db: Queryable, ids: readonly number[], lock = false): Promise<Mandate[]> {
  const rows = await db.query<Row>(
    prepared(sql`${SELECT} where m.id = any(${ids}::bigint[]) order by m.id ${lock ? sql`for update of m` : empty}`),
  );
  return rows.map(toMandate);
}

/** Reads one mandate; null when unknown. */
export async function readMandate(db: Queryable, id: number, lock = false): Promise<Mandate | null> {
  const [mandate] = await readMandates(db, [id], lock);
  return mandate ?? null;
}

/**
 * Locks a property; every change of a mandate locks its property first, which avoids deadlocks. False when there is no
 * such property.
 */
export async function lockProperty(tx: Queryable, reference: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 as held from property where reference = ${reference} for no key update`);
  return rows.length > 0;
}

/** Reads the property of a mandate; null for an unknown one. */
export async function propertyOfMandate(tx: Queryable, id: number): Promise<string | null> {
  const [row] = await tx.query<{ reference: string }>(
    sql`select property_ref as reference from mandate where id = ${id}`,
  );
  return row?.reference ?? null;
}

/** Reads a property's mandates with one of these statuses, oldest first. */
export async function mandatesOfProperty(
  tx: Queryable,
  reference: string,
  statuses: readonly Mandate['status'][],
): Promise<Mandate[]> {
  const rows = await tx.query<Row>(
    sql`${SELECT} where m.property_ref = ${reference} and m.status = any(${[...statuses]}::text[]) order by m.id for update of m`,
  );
  return rows.map(toMandate);
}
