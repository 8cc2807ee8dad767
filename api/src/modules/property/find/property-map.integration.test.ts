import type { Frame } from '@pignon/shared/domain/place/map-grid';
import type { PropertyMap } from '@pignon/shared/domain/place/map.schema';
import { PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import { propertyFields } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';

let world: World;
let token: string;

type Fields = Parameters<typeof propertyFields>[0];
async function create(fields: Fields): Promise<string> {
  const { body } = await world.call('POST property', { token, body: propertyFields(fields) });
  return (body as { reference: string }).reference;
}

const AT = { west: -1.50004, east: -1.45, lat: 43.50004 };
const refs: Record<'one' | 'two' | 'far' | 'nowhere', string> = { one: '', two: '', far: '', nowhere: '' };

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
  const owner = await world.call('POST contact', { token, body: { lastName: 'Etcheverry', contactType: ['OWNER'] } });
  const contactTypes = { [String((owner.body as { id: number }).id)]: ['OWNER' as const] };
  const at = (lat: number | null, lon: number | null) => ({ place: { lat, lon }, contactTypes, negotiator: null });
  refs.one = await create({ ...at(AT.lat, AT.west), money: { priceNoFees: 200_000, commissionRate: 0 } });
  refs.two = await create({ ...at(AT.lat, AT.west), money: { priceNoFees: 300_000, commissionRate: 0 } });
  refs.far = await create({ ...at(AT.lat, AT.east), propertyType: 'APARTMENT' });
  const nowhere = { lat: null, lon: null, insee: null, postcode: null, city: 'Ailleurs' };
  refs.nowhere = await create({ ...at(null, null), place: nowhere });
});
afterAll(() => world.close());

const FRAME: Frame = [-1.6, 43.4, -1.4, 43.6];
async function map(overrides: object = {}, headers: Record<string, string> = {}): Promise<PropertyMap> {
  const { body } = await world.call('POST property/map', {
    token,
    body: { bbox: FRAME, zoom: 14, ...overrides },
    headers,
  });
  return body;
}

describe('property/map', () => {
  it('returns single properties, and groups those of one place', async () => {
    const { clusters, points, total, withoutPlace, inFrame, vague, extent } = await map();
    expect(points).toMatchObject([{ reference: refs.far, lat: AT.lat, lon: AT.east, propertyType: 'APARTMENT' }]);
    expect(clusters).toMatchObject([{ count: 2, minPrice: 200_000, maxPrice: 300_000 }]);
    expect(clusters[0]?.bbox).toEqual([AT.west, AT.lat, AT.west, AT.lat]);
    expect({ total, withoutPlace, inFrame, vague }).toEqual({ total: 4, withoutPlace: 1, inFrame: 3, vague: false });
    expect(extent).toEqual([AT.west, AT.lat, AT.east, AT.lat]);
  });

  it('groups more at a smaller scale', async () => {
    const { clusters, points } = await map({ bbox: [-10, 40, 10, 50], zoom: 5 });
    expect([clusters.map(({ count }) => count), points]).toEqual([[3], []]);
  });

  it('accepts the filters of a search, and counts outside the frame', async () => {
    const found = await map({ dto: { propertyType: ['APARTMENT'] }, bbox: [-1.51, 43.4, -1.49, 43.6] });
    expect(found).toMatchObject({ clusters: [], points: [], inFrame: 0, total: 1 });
    const polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [-1.46, 43.4],
          [-1.44, 43.4],
          [-1.44, 43.6],
          [-1.46, 43.4],
        ],
      ],
    };
    expect(await map({ dto: { location: { polygon } } })).toMatchObject({
      total: 1,
      points: [{ reference: refs.far }],
    });
  });

  it('returns positions to the kilometre, and no finer, to a private screen', async () => {
    const vague = await map({ zoom: 19 }, { [PRIVATE_SCREEN_HEADER]: 'on' });
    expect(vague.points).toMatchObject([{ lat: 43.5, lon: -1.45 }]);
    expect(vague.clusters).toMatchObject([{ bbox: [-1.5, 43.5, -1.5, 43.5], lat: 43.5, lon: -1.5 }]);
    expect([vague.vague, vague.extent]).toEqual([true, [-1.5, 43.5, -1.45, 43.5]]);
  });

  it('equals the list of the same frame', async () => {
    const frame = [-1.47, 43.4, -1.44, 43.6];
    const find = await world.call('POST property/find', { token, body: { dto: { location: { frame } } } });
    expect(find.body).toMatchObject({ content: [{ reference: refs.far }], page: { totalElements: 1 } });
    const empty = { dto: { location: { frame: [1, 43, 1, 44] } } };
    expect((await world.call('POST property/find', { token, body: empty })).status).toBe(422);
  });

  it.each([
    { bbox: [1, 43, 1, 44] },
    { bbox: [1, 44, 2, 43] },
    { bbox: [-181, 43, 2, 44] },
    { zoom: 20 },
    { zoom: -1 },
    { dto: { other: 1 } },
  ])('refuses %j', async (overrides) => {
    const { status } = await world.call('POST property/map', { token, body: { bbox: FRAME, zoom: 14, ...overrides } });
    expect(status).toBe(422);
  });
});
