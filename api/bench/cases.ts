import sql from 'sql-template-tag';
import type { Db } from '../src/db/db';

export interface BenchCall {
  key: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface BenchCase {
  name: string;
  /** Calls of one kind with different parameters, made in turn. */
  calls: readonly BenchCall[];
}

const VARIANTS = 64;
const turns = <Item>(make: (turn: number) => Item): Item[] => Array.from({ length: VARIANTS }, (_, turn) => make(turn));
const pick = <Item>(items: readonly Item[], turn: number): Item | undefined => items[turn % items.length];

interface Sample {
  references: string[];
  names: string[];
  cities: string[];
  insee: string[];
  negotiators: string[];
}

/** Picks existing records by hash, so that every run measures the same ones. */
async function sample(db: Db): Promise<Sample> {
  const list = async (query: ReturnType<typeof sql>) =>
    (await db.query<{ value: string }>(query)).map(({ value }) => value);
  return {
    references: await list(sql`select reference as value from property order by md5(reference) limit 5000`),
    names: await list(
      sql`select distinct last_name as value from contact where length(last_name) > 4 order by 1 limit 300`,
    ),
    cities: await list(sql`select city as value from property group by 1 order by count(*) desc limit 50`),
    insee: await list(
      sql`select insee as value from property where insee is not null group by 1 order by count(*) desc limit 50`,
    ),
    negotiators: await list(
      sql`select negotiator as value from property where negotiator is not null group by 1 order by 1`,
    ),
  };
}

function searches({ names, cities, references }: Sample): BenchCall[] {
  const texts = turns(
    (turn) => [pick(names, turn * 7), pick(cities, turn), pick(references, turn)][turn % 3] ?? 'maison',
  );
  return texts.map((text) => ({ key: `GET search?q=${encodeURIComponent(text)}` }));
}

function fourFilters(turn: number): BenchCall {
  const price = { min: 100_000 + 5000 * (turn % 20), max: 300_000 + 10_000 * (turn % 17) };
  const propertyType = [pick(['HOUSE', 'APARTMENT'], turn)];
  const dto = { transactionType: 'SALE', propertyType, propertyStatus: ['ACTIVE'], price };
  return { key: 'POST property/find', body: { dto, pageNumber: turn % 3 } };
}

function inOneCity({ insee, negotiators }: Sample, turn: number): BenchCall {
  const location = { cities: [pick(insee, turn)] };
  const negotiator = pick(negotiators, turn);
  return {
    key: 'POST property/find',
    body: { dto: { location, rooms: { min: 3 }, homeSize: { min: 60 + turn }, negotiator } },
  };
}

function contacts({ names }: Sample, turn: number): BenchCall {
  const contactType = [pick(['CUSTOMER', 'OWNER'], turn)];
  return { key: 'POST contact/find', body: { dto: { text: pick(names, turn * 3), contactType, archived: false } } };
}

function ranked({ references, insee }: Sample, turn: number): BenchCall {
  const filters = [
    { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
    { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] },
    { key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000 + 1000 * turn] },
    { key: { type: 'LOCATION', key: 'CITY' }, values: insee.slice(turn % 20, (turn % 20) + 5) },
  ];
  const ids = Array.from({ length: 500 }, (_, at) => pick(references, turn * 37 + at));
  return { key: 'POST property/rank', body: { references: ids, filters } };
}

function cube(turn: number): BenchCall {
  const columns = pick(['rooms', 'propertyType', 'dpe'], turn);
  const measure = pick(['count', 'medianPrice'], turn);
  const dto = { transactionType: 'SALE', propertyStatus: ['ACTIVE'] };
  return { key: 'POST property/cube', body: { rows: 'city', columns, measure, dto } };
}

/** All calls for which a target of speed is set. */
export async function benchCases(db: Db): Promise<BenchCase[]> {
  const known = await sample(db);
  return [
    { name: 'property/find, four filters', calls: turns(fourFilters) },
    { name: 'property/find, one city', calls: turns((turn) => inOneCity(known, turn)) },
    { name: 'search', calls: searches(known) },
    { name: 'contact/find', calls: turns((turn) => contacts(known, turn)) },
    { name: 'property/{ref}', calls: turns((turn) => ({ key: `GET property/${pick(known.references, turn) ?? ''}` })) },
    { name: 'property/rank of 500', calls: turns((turn) => ranked(known, turn)) },
    { name: 'property/cube', calls: turns(cube) },
  ];
}
