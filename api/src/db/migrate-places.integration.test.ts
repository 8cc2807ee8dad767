import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { LOCATED_CASES } from '@pignon/shared/domain/commune/place-cases.fixture';
import { codesWithin, arrondissementName } from '@pignon/shared/domain/commune/arrondissements';
import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from './db';
import { findUpwards } from './find-upwards';
import { migrate } from './migrate';

const MIGRATION = '054-places.sql';
const ALL = findUpwards('migrations', import.meta.url);

let db: Db;
let dir: string;
beforeAll(async () => {
  db = await openTestDb();
  dir = await mkdtemp(join(tmpdir(), 'pignon-places-'));
  const before = (await readdir(ALL)).filter((name) => name < MIGRATION);
  for (const name of before) await copyFile(join(ALL, name), join(dir, name));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await db.close();
});

const PLACES = {
  OLDNAME: { city: 'Paris 18e Arrondissement', insee: '75118', postcode: '75018', street: '12 rue Custine' },
  PLAIN: { city: 'Paris', insee: '75111', postcode: '75011', street: null },
  WHOLE: { city: 'PARIS', insee: '75056', postcode: '75116', street: null },
  UNKNOWN: { city: 'Paris', insee: '75056', postcode: '75000', street: null },
  HAMLET: { city: 'Montmartre', insee: '75118', postcode: '75018', street: null },
  LYON: { city: 'Lyon', insee: '69123', postcode: '69009', street: null },
  MARSEILLE: { city: 'Marseille', insee: '13055', postcode: '13016', street: null },
  BAYONNE: { city: 'Bayonne', insee: '64102', postcode: '64100', street: null },
};

type Place = (typeof PLACES)[keyof typeof PLACES];

const located = (place: Place) => ({
  ...place,
  label: [place.street, `${place.postcode} ${place.city}`].filter(Boolean).join(', '),
});

async function insert(reference: string, place: Place): Promise<void> {
  const { city, insee, postcode } = place;
  const parts = JSON.stringify({ location: located(place), locationMetadata: {} });
  await db.query(sql`insert into property (reference, technical_id, transaction_type, property_status, property_type, title,
      city, insee, postcode, parts)
    values (${reference}, ${reference}, 'SALE', 'ACTIVE', 'HOUSE', 'Loft', ${city}, ${insee}, ${postcode}, ${parts}::jsonb)`);
}

it('adds names and arrondissement codes to existing records', async () => {
  await db.script('drop schema public cascade; create schema public');
  await migrate(db, dir);
  for (const [reference, place] of Object.entries(PLACES)) await insert(reference, place);
  const parts = JSON.stringify({ location: located(PLACES.LYON), consents: [] });
  const [contact] = await db.query<{ id: number }>(sql`
    insert into contact (first_name, last_name, contact_type, phones, phone_digits, city, postcode, insee, archived,
      criteria_count, parts)
    values ('Ana', 'Etxe', '{CUSTOMER}', '{+508412345,+508708401234,+33612345678}', ' 508412345 508708401234 0612345678',
      'Lyon', '69009', '69123', false, 1, ${parts}::jsonb) returning id`);
  await db.query(sql`insert into contact_criteria (contact_id, cities, price, rooms, bedrooms, home_size, land_size)
    values (${contact?.id}, '{75056,64102,69123,13055}', '(,)', '(,)', '(,)', '(,)', '(,)')`);
  await migrate(db);
  const rowsBefore = await db.query<{
    reference: string;
    city: string;
    insee: string;
    inParts: string;
    label: string;
  }>(sql`
    select reference, city, insee, parts -> 'location' ->> 'city' as "inParts", parts -> 'location' ->> 'label' as label
    from property order by reference`);
  expect(
    Object.fromEntries(
      rowsBefore.map(({ reference, insee, city, inParts, label }) => [reference, [insee, city, inParts, label]]),
    ),
  ).toEqual({
    OLDNAME: ['75118', 'Paris 18e', 'Paris 18e', '12 rue Custine, 75018 Paris 18e'],
    PLAIN: ['75111', 'Paris 11e', 'Paris 11e', '75011 Paris 11e'],
    WHOLE: ['75116', 'Paris 16e', 'Paris 16e', '75116 Paris 16e'],
    UNKNOWN: ['75056', 'Paris', 'Paris', '75000 Paris'],
    HAMLET: ['75118', 'Montmartre', 'Montmartre', '75018 Montmartre'],
    LYON: ['69389', 'Lyon 9e', 'Lyon 9e', '69009 Lyon 9e'],
    MARSEILLE: ['13216', 'Marseille 16e', 'Marseille 16e', '13016 Marseille 16e'],
    BAYONNE: ['64102', 'Bayonne', 'Bayonne', '64100 Bayonne'],
  });
  const [person] =
    await db.query(sql`select city, insee, phone_digits as digits, cities from contact join contact_criteria
    on contact_id = id`);
  expect(person).toMatchObject({ city: 'Lyon 9e', insee: '69389', digits: ' 0508412345 0708401234 0612345678' });
  const { cities } = person as { cities: string[] };
  expect(new Set(cities)).toEqual(new Set(codesWithin(['75056', '64102', '69123', '13055'])));
});

describe('the database', () => {
  it('names arrondissements as the domain does', async () => {
    const codes = [...codesWithin(['75056', '69123', '13055']), '75121', '75100', '69390', '13217', '64102', '2A004'];
    const rows = await db.query<{ code: string; name: string | null }>(
      sql`select code, ward_name(code) as name from unnest(${codes}::text[]) as code`,
    );
    expect(rows.map(({ code, name }) => [code, name])).toEqual(codes.map((code) => [code, arrondissementName(code)]));
  });

  it.each(LOCATED_CASES.map(([{ city }]) => city).filter((city) => !/ [XVI]+e?\b/.test(city)))(
    'computes the domain’s key of %j, except for the article and the zero before an arrondissement',
    async (city) => {
      const [row] = await db.query<{ key: string }>(sql`select place_key(${city}) as key`);
      expect(row?.key.replace(/ 0(?=\d$)/, ' ').replace(/^(?:les?|la|l) /, '')).toBe(cityKey(city));
    },
  );
});
