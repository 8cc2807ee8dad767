import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '../../src/db/db';
import { contactFields, propertyFields, SIGNING_AGENCY } from '../factories';

type Row = Readonly<Record<string, unknown>>;

const AT = '2026-01-05T09:00:00.000Z';
const WHO = 'nora@pignon.test';
/** Id of the tour in the rows. */
export const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';

/** Agency settings of a schema before their parts were named. */
export const UNNAMED_PARTS = {
  name: 'Pignon',
  legalName: 'Pignon SARL',
  street: '12 avenue de l’Océan',
  postcode: '64200',
  city: 'Biarritz',
  phone: '+33536490064',
  email: 'bonjour@pignon.test',
  registrationNumber: '000 000 064 RCS Bayonne',
  professionalCard: 'CPI 6401',
  chamber: 'CCI de Bayonne',
  guarantor: 'Garantie mutuelle',
  guaranteeAmount: 120_000,
  insurer: 'Assurance du littoral',
  mediator: 'Médiation',
  feeScaleUrl: 'https://pignon.test/honoraires',
};

/** The same settings in the form of the present program. */
const NAMED_PARTS = {
  name: 'Pignon',
  legalName: 'Pignon SARL',
  legalForm: null,
  address: { street: '12 avenue de l’Océan', postcode: '64200', city: 'Biarritz' },
  phone: '+33536490064',
  email: 'bonjour@pignon.test',
  rcs: '000 000 064 RCS Bayonne',
  professionalCard: { number: 'CPI 6401', chamber: 'CCI de Bayonne', kinds: ['T', 'G'] },
  guarantor: { name: 'Garantie mutuelle', address: null, amount: 120_000 },
  insurer: { name: 'Assurance du littoral', address: null, policy: null },
  mediator: { name: 'Médiation', address: null, url: null },
  feeScaleUrl: 'https://pignon.test/honoraires',
  feeScale: [],
  dataProtection: null,
  logo: null,
  opening: null,
  registerStart: { T: null, G: null },
  rentControlEnd: null,
  rentControlZones: [],
  tenseZones: { veryTense: [], tense: [], elsewhere: [], since: null },
  siret: null,
  vat: null,
  website: null,
};

const TERMINATION = { date: '2026-02-01', reason: 'Gardé.' };

/** First schema file whose program wrote a value in another form. */
const since = (version: string, number: string, now: unknown, before: unknown): unknown =>
  version >= number ? now : before;

const agencyOf = (version: string): unknown =>
  since(
    version,
    '015',
    { ...SIGNING_AGENCY, tenseZones: since(version, '060', SIGNING_AGENCY.tenseZones, { veryTense: [], tense: [] }) },
    UNNAMED_PARTS,
  );

const feedbackOf = (version: string) => {
  const feedback = { interest: 4, positives: ['Luminosité'], negatives: [], priceOpinion: 'HIGH' };
  const now = { ...feedback, priceAmount: null, next: null, nextDay: null, reason: null, notes: 'À rappeler' };
  return since(version, '133', now, { ...feedback, next: 'À rappeler', notes: '' });
};

const propertyParts = () => {
  const { description, location, locationMetadata, structure, propertyMetadata, rooms, features } = propertyFields();
  const { comments, coOwnership, financialInfo, rentalInfo, energyEfficiency } = propertyFields();
  const namedParts = { description, location, locationMetadata, structure, propertyMetadata, rooms, features };
  return { ...namedParts, comments, coOwnership, financialInfo, rentalInfo, energyEfficiency };
};

const contactParts = () => {
  const { location, phone, observation, comments, filters, consents, source, secondPerson } = contactFields();
  const { birth, maritalStatus } = contactFields();
  return { location, phone, observation, comments, filters, consents, source, secondPerson, birth, maritalStatus };
};

function mandate(version: string, id: number, status: string, termination: unknown, overrides: Row = {}): Row {
  const terms = {
    irrevocableUntil: null,
    withdrawalUntil: null,
    renewal: false,
    feeType: 'BUYER',
    commissionRate: 4.5,
  };
  const statusHistory = [{ status, at: AT, user: WHO }];
  const whole = { kind: 'OTHER', by: null, letterDate: null, letterNumber: null, effectiveDate: '2026-02-01' };
  const terminationRow = termination && since(version, '070', { ...whole, ...TERMINATION }, termination);
  const parts = { diagnosis: {}, ...terms, statusHistory, amendments: [], termination: terminationRow };
  const days = { start_date: '2026-01-05', end_date: '2027-01-05', price: 261_250, negotiators: [WHO] };
  const place = { property_ref: 'V26-00001', type: 'NON_EXCLUSIVE', transaction_type: 'SALE' };
  return { id, ...place, status, ...days, parts, ...overrides };
}

/**
 * Makes the rows of a schema version, ordered by reference. Later tables and columns are omitted. @param version name
 * of the last applied migration
 */
function rowsOf(version: string): [table: string, rows: Row[]][] {
  const visit = { group_id: GROUP, property_ref: 'V26-00001', negotiator: WHO, kind: 'FIRST' };
  const property = { transaction_type: 'SALE', property_status: 'ACTIVE', property_type: 'HOUSE', title: 'Villa Éole' };
  return [
    [
      'app_user',
      [{ login_email: WHO, uid: 'nora', email: WHO, roles: ['MANAGER', 'SUPPORT', 'SYNCHRO'], status: 'ACTIVE' }],
    ],
    ['agency', [{ id: 1, settings: agencyOf(version) }]],
    [
      'contact',
      ['Harispe', 'Etxe'].map((name, index) => ({
        ...{ id: index + 1, title: 'MRS', first_name: 'Ana', last_name: name, email: `${index}@example.test` },
        ...{ contact_type: ['OWNER'], phones: ['+33612345678'], phone_digits: ' 0612345678', archived: false },
        ...{ city: 'Bayonne', postcode: '64100', insee: '64102', criteria_count: 0, parts: contactParts() },
      })),
    ],
    ['reference_counter', [{ prefix: 'V26', last_number: 2 }]],
    [
      'property',
      ['V26-00001', 'V26-00002'].map((reference) => ({
        ...{ reference, technical_id: reference, ...property, city: 'Bayonne', postcode: '64100', insee: '64102' },
        ...{ price: 261_250, price_no_fees: 250_000, home_size: 120, parts: propertyParts() },
        ...(version >= '030' && { market_since: '2026-01-05' }),
      })),
    ],
    ['property_contact', [{ reference: 'V26-00001', contact_id: 1, types: ['OWNER'] }]],
    [
      'media',
      [
        {
          owner: 'property',
          owner_ref: 'V26-00001',
          key: 'a'.repeat(64),
          path: 'a.webp',
          mime_type: 'image/webp',
          byte_size: 1,
          position: 1,
        },
      ],
    ],
    [
      'mandate',
      [
        mandate(version, 1, 'RUNNING', null, { register_number: 1, register_date: AT }),
        mandate(version, 2, 'CLOSED', TERMINATION, { register_number: 2, register_date: AT }),
        mandate(version, 3, 'PENDING', null),
      ],
    ],
    ['mandate_party', [1, 2, 3].map((mandate_id) => ({ mandate_id, contact_id: 1, position: 0 }))],
    ...(version >= '014'
      ? ([['register_counter', [{ register: 'T', last_number: 2, last_date: AT }]]] as [string, Row[]][])
      : []),
    ['visit_group', [{ id: GROUP }]],
    [
      'visit',
      [
        {
          id: 1,
          ...visit,
          status: 'DONE',
          start_time: AT,
          end_time: '2026-01-05T10:00:00Z',
          feedback: feedbackOf(version),
        },
        { id: 2, ...visit, status: 'PLANNED', start_time: '2026-01-05T10:00:00Z', end_time: '2026-01-05T11:00:00Z' },
      ],
    ],
    ['visit_contact', [1, 2].map((visit_id) => ({ visit_id, contact_id: 2, position: 0 }))],
    [
      'event',
      [{ id: 1, type: 'NOTE', title: 'Remarque', text: 'Un mot', start_time: AT, done: true, user_email: WHO }],
    ],
    ['event_link', [{ event_id: 1, kind: 'contact', target: '1', position: 0 }]],
    [
      'audit_entry',
      [
        {
          id: 1,
          at: AT,
          user_email: WHO,
          action: 'CREATE',
          entity: 'property',
          ref: 'V26-00001',
          changes: [],
          source: 'UI',
        },
      ],
    ],
    ['import_listing', [{ agency_id: 'A64', listing_key: '1', reference: 'V26-00002', content_hash: 'x' }]],
    ['user_view', [{ id: 1, user_email: WHO, area: 'property', name: 'À vendre', address: '?transactionType=SALE' }]],
    ['user_view_pin', [{ user_email: WHO, view_id: 1 }]],
  ];
}

/** Inserts a row. @returns its columns that the schema has; none when it lacks the table */
async function insertRow(tx: Queryable, table: string, row: Row): Promise<string[]> {
  const known = await tx.query<{ name: string }>(sql`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = any(${Object.keys(row)}::text[])`);
  if (known.length === 0) return [];
  const names = join(known.map(({ name }) => raw(name)));
  await tx.query(sql`insert into ${raw(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(row)}::jsonb)`);
  return known.map(({ name }) => name);
}

/** Sets a table's sequence after its highest id. */
async function countOn(tx: Queryable, table: string): Promise<void> {
  const [column] = await tx.query(sql`select 1 from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = 'id' and is_identity = 'YES'`);
  if (column) await tx.query(sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${raw(table)}`);
}

/** A row of an earlier schema: its columns then, and their values in the form of the present program. */
export interface EarlierRow {
  table: string;
  columns: string[];
  now: Row;
}

const PRESENT = '999-present.sql';

/** Writes rows as a program of that schema did. @returns what the present program should find, in the same order */
export async function insertEarlierRows(tx: Queryable, version: string): Promise<EarlierRow[]> {
  const present = new Map(rowsOf(PRESENT));
  if (version < '015') present.set('agency', [{ id: 1, settings: NAMED_PARTS }]);
  const insertedRows: EarlierRow[] = [];
  for (const [table, rows] of rowsOf(version))
    for (const [index, row] of rows.entries()) {
      const columns = await insertRow(tx, table, row);
      if (columns.length > 0) insertedRows.push({ table, columns, now: present.get(table)?.[index] ?? {} });
    }
  for (const table of new Set(insertedRows.map((row) => row.table))) await countOn(tx, table);
  return insertedRows;
}

/** Picks columns of every row of a table, as the database writes them in JSON. */
export async function storedValues(db: Queryable, { table, columns }: EarlierRow): Promise<Row[]> {
  const rows = await db.query<{ row: Row }>(sql`select to_jsonb(r) as row
    from (select ${join(columns.map((name) => raw(name)))} from ${raw(table)}) r`);
  return rows.map(({ row }) => row);
}

/** The values of a row as the database would write them in JSON. */
export async function presentValues(db: Queryable, { table, columns, now }: EarlierRow): Promise<Row> {
  const [row] = await db.query<{ row: Row }>(sql`select to_jsonb(r) as row
    from (select ${join(columns.map((name) => raw(name)))}
      from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(now)}::jsonb)) r`);
  return row?.row ?? {};
}
