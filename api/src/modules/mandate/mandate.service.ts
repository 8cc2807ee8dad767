import { isoOf } from '@pignon/shared/domain/common/date-time';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { MandateFields, Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Queryable } from '../../db/db';
import { reserveIds } from '../../db/rows';
import { timeOf, type Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { insertEvents, systemEvent } from '../event/event-write.repo';
import { refreshMarketFacts } from '../property/market/market-facts';
import { insertMandates, refreshMandateFacts, type MandateRecord } from './mandate-write.repo';
import { passRegisterNumbers } from './register/register.repo';

/** A mandate to create; PENDING unless its history is given (a register taken over). */
export interface NewMandate {
  fields: MandateFields;
  life?: Partial<
    Pick<
      Mandate,
      | 'status'
      | 'registerNumber'
      | 'registerDate'
      | 'signatures'
      | 'statusHistory'
      | 'amendments'
      | 'termination'
      | 'takenOver'
      | 'conclusion'
    >
  >;
  createdTime?: string;
  modifiedTime?: string;
}

function toRecord(item: NewMandate, id: number, actor: Actor): MandateRecord {
  const { fields, life = {}, createdTime = timeOf(actor), modifiedTime = createdTime } = item;
  const status = life.status ?? 'PENDING';
  return {
    ...fields,
    registerNumber: null,
    registerDate: null,
    signatures: [],
    agentSignature: null,
    signedPlace: null,
    missingAccepted: null,
    takenOver: null,
    statusHistory: [{ status, at: isoOf(createdTime), user: actor.user }],
    amendments: [],
    pendingAmendment: null,
    termination: null,
    conclusion: null,
    ...life,
    status,
    id,
    createdTime,
    modifiedTime,
  };
}

const createdTitle = (mandate: MandateRecord): string =>
  mandate.takenOver && mandate.registerNumber !== null
    ? `${mandateSubject(mandate)} repris du registre précédent pour le bien ${mandate.propertyRef}`
    : `Mandat créé pour le bien ${mandate.propertyRef}`;

/**
 * Writes many mandates with parties, journal entries and events, and the mandate facts of their properties, in the
 * caller's transaction; returns ids in the given order.
 */
export async function insertManyMandates(tx: Queryable, actor: Actor, added: readonly NewMandate[]): Promise<number[]> {
  const ids = await reserveIds(tx, 'mandate', added.length);
  const records = added.map((item, index) => toRecord(item, ids[index] ?? 0, actor));
  await insertMandates(tx, records);
  await passRegisterNumbers(tx, ids);
  const references = [...new Set(records.map(({ propertyRef }) => propertyRef))];
  await refreshMandateFacts(tx, references);
  await refreshMarketFacts(tx, references);
  const entries = records.map(({ id, createdTime }) => ({
    action: 'CREATE' as const,
    entity: 'mandate' as const,
    ref: String(id),
    changes: [],
    at: isoOf(createdTime),
  }));
  await writeAudit(tx, actor, entries);
  const events = records.map((record) => {
    const { id, propertyRef, createdTime } = record;
    const event = systemEvent('mandate', id, createdTitle(record), isoOf(createdTime));
    return { ...event, links: [...(event.links ?? []), { kind: 'property' as const, id: propertyRef }] };
  });
  await insertEvents(tx, actor, events);
  return ids;
}
