import type { MapStart } from '@pignon/shared/domain/place/map.schema';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { writeAgency } from '../agency/agency.repo';
import { startWorld, type World } from '../../../test/world';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
});
afterAll(() => world.close());

const BAYONNE = { lat: 43.49, lon: -1.47 };
const PAU = { lat: 43.3, lon: -0.37 };
const start = async (query: string) => {
  const { status, body } = await world.call(`GET place/start${query}`, { token });
  expect(status).toBe(200);
  return body as MapStart;
};
const shows = ({ frame }: MapStart, { lat, lon }: { lat: number; lon: number }) => {
  const [west, south, east, north] = frame ?? [0, 0, 0, 0];
  return west < lon && lon < east && south < lat && lat < north;
};

it('frames the requested towns, one or several', async () => {
  const one = await start('?insee=64102');
  expect(one.around).toBe('COMMUNES');
  expect([shows(one, BAYONNE), shows(one, PAU)]).toEqual([true, false]);
  const both = await start('?insee=64102&insee=64445');
  expect([shows(both, BAYONNE), shows(both, PAU)]).toEqual([true, true]);
});

it('frames the agency without a known town, and returns null before the agency has an address', async () => {
  expect(await start('?insee=99999')).toEqual({ frame: null, around: null });
  const address = { street: '1 rue Thiers', postcode: '64100', city: 'Bayonne' };
  await writeAgency(world.db, { ...EMPTY_AGENCY, address });
  const own = await start('');
  expect(own.around).toBe('AGENCY');
  expect(shows(own, BAYONNE)).toBe(true);
});
