import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../src/db/db';
import type { BenchCall } from './cases';
import { BENCH_USER } from './database';

export interface WriteCase {
  name: string;
  /** Each call is made once: half of them as bare SQL, half to the API. */
  calls: readonly BenchCall[];
}

interface Versioned {
  ref: string;
  version: number;
}

/** Records for `count` calls of each kind, picked by hash. */
interface Records {
  properties: Versioned[];
  /** Properties without a mandate. */
  unmandated: Versioned[];
  contacts: Versioned[];
  events: Versioned[];
}

async function recordsOf(db: Db, count: number): Promise<Records> {
  const list = (query: Sql) => db.query<Versioned>(sql`${query} order by md5(ref) limit ${count}::int`);
  return {
    properties: await list(sql`select ref, version from (select reference as ref, version from property) p`),
    unmandated: await list(sql`select ref, version from (select reference as ref, version from property p
      where property_status = 'ACTIVE' and not exists (select from mandate m where m.property_ref = p.reference)) p`),
    contacts: await list(sql`select ref, version from (select id::text as ref, version from contact
      where contact_type && '{CUSTOMER}' and not archived) c`),
    events: await list(
      sql`select ref, version from (select id::text as ref, version from event where type = 'TASK') e`,
    ),
  };
}

const keyed = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const create = (key: string, body: unknown): BenchCall => ({ key, body, headers: keyed() });
const change = (noun: string, { ref, version }: Versioned, body: unknown): BenchCall => ({
  key: `PATCH ${noun}/${ref}`,
  body,
  headers: { 'if-match': `"${version}"`, ...keyed() },
});

const HOUR_MS = 3_600_000;
/** Visits are planned from this time on, an hour apart, so that no two meet. */
const FIRST_VISIT = Date.parse('2031-01-06T08:00:00.000Z');

function visit({ ref }: Versioned, contact: Versioned, turn: number): BenchCall {
  const start = FIRST_VISIT + turn * HOUR_MS;
  const [startText, endText] = [start, start + HOUR_MS / 2].map((time) => new Date(time).toISOString());
  const contactIds = [Number(contact.ref)];
  return create('POST visit', [
    { propertyRef: ref, contactIds, negotiator: BENCH_USER, start: startText, end: endText },
  ]);
}

/** Properties put into the one cart and taken out, in turn. */
const MAX_CART = 40;

const criteria = (turn: number) => [
  { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
  { key: { type: 'NUMBER', key: 'PRICE' }, values: [100_000, 300_000 + turn] },
];

/** The writes of each noun. Fails when the database has too few records. */
export async function writeCases(db: Db, count: number): Promise<WriteCase[]> {
  const records = await recordsOf(db, count);
  const recordAt = (kind: keyof Records, turn: number): Versioned => {
    const record = records[kind][turn];
    if (!record) throw new Error(`${count} ${kind} are needed, there are ${records[kind].length}.`);
    return record;
  };
  const kind = (name: string, make: (turn: number) => BenchCall): WriteCase => ({
    name,
    calls: Array.from({ length: count }, (_, turn) => make(turn)),
  });
  const cart = Math.min(MAX_CART, count);
  const title = (turn: number) => `Mesure ${turn}`;
  return [
    kind('property created', (turn) =>
      create('POST property', {
        title: title(turn),
        transactionType: 'SALE',
        propertyStatus: 'DRAFT',
        contactTypes: { [recordAt('contacts', turn).ref]: ['OWNER'] },
        financialInfo: { priceNoFees: 200_000 },
      }),
    ),
    kind('property changed', (turn) => change('property', recordAt('properties', turn), { title: title(turn) })),
    kind('contact created', (turn) =>
      create('POST contact', { contactType: ['CUSTOMER'], firstName: 'Mesure', lastName: `Nom ${turn}` }),
    ),
    kind('search of a contact changed', (turn) =>
      change('contact', recordAt('contacts', turn), { filters: criteria(turn) }),
    ),
    kind('mandate created', (turn) =>
      create('POST mandate', {
        propertyRef: recordAt('unmandated', turn).ref,
        type: 'NON_EXCLUSIVE',
        counterParts: [Number(recordAt('contacts', turn).ref)],
        negotiators: [BENCH_USER],
        price: 200_000,
      }),
    ),
    kind('visit planned', (turn) => visit(recordAt('unmandated', turn), recordAt('contacts', turn), turn)),
    kind('event created', (turn) => create('POST event/create', { type: 'TASK', title: title(turn) })),
    kind('event changed', (turn) => change('event', recordAt('events', turn), { title: title(turn) })),
    kind('cart changed', (turn) => ({
      key: 'POST user/me/cart',
      body: {
        add: { properties: [recordAt('properties', turn % cart).ref] },
        remove: { properties: [recordAt('properties', (turn + Math.ceil(cart / 2)) % cart).ref] },
      },
    })),
    kind('draft of a form kept', (turn) => ({
      key: `PUT user/me/draft/event:draft-${turn % 10}`,
      body: { values: { title: title(turn) }, base: { title: '' }, baseVersion: null },
    })),
  ];
}
