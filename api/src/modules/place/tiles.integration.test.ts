import type { MapCommune, MapTiles } from '@pignon/shared/domain/place/map.schema';
import sharp from 'sharp';
import { startGeoplateforme, type FakeGeoplateforme } from '../../../test/fakes/fake-geoplateforme';
import { startWorld, type World } from '../../../test/world';
import { noGeoplateforme, openGeoplateforme, type Geoplateforme } from '../../geoplateforme/geoplateforme';
import { createTileSigner } from '../../geoplateforme/tile-signer';
import { keysOf } from '../../../test/fakes/test-keys';

let service: FakeGeoplateforme;
let tileService: Geoplateforme;
let world: World;
let token: string;
let png: Buffer;
const clock = { now: Date.UTC(2026, 10, 21, 12) };

beforeAll(async () => {
  world = await startWorld({
    geoplateforme: { ...noGeoplateforme, hasTiles: true, tile: (tile) => tileService.tile(tile) },
    tilePass: createTileSigner(keysOf('a secret'), () => clock.now),
  });
  token = await world.signIn([]);
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  service = await startGeoplateforme();
  tileService = openGeoplateforme({ baseUrl: service.baseUrl, timeoutMs: 500 });
});
afterEach(() => service.close());

async function template(layer: 'plan' | 'ortho' | 'cadastre' = 'plan'): Promise<string> {
  const { layers } = (await world.call('GET place/tiles', { token })).body as MapTiles;
  return (layers?.[layer] ?? '').replace('/api/', 'GET ');
}
const fill = (address: string, [z, x, y]: readonly (number | string)[]) =>
  address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
const tile = async (place: readonly (number | string)[] = [3, 4, 2]) => world.call(fill(await template(), place));

describe('tiles', () => {
  it('come from the national map without a token, each requested once', async () => {
    service.answers((_, response) => response.end(png));
    const first = await tile();
    expect([first.status, first.headers['content-type'], first.bytes]).toEqual([200, 'image/png', png]);
    expect(first.headers['cache-control']).toBe('private, max-age=604800');
    expect((await tile()).bytes).toEqual(png);
    expect(service.requests).toHaveLength(1);
    expect(Object.fromEntries(new URL(service.requests[0] ?? '', 'http://x').searchParams)).toMatchObject({
      LAYER: 'GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2',
      TILEMATRIXSET: 'PM',
      TILEMATRIX: '3',
      TILECOL: '4',
      TILEROW: '2',
    });
  });

  it('are transparent where the map is empty', async () => {
    service.answers((_, response) => response.writeHead(404).end());
    const { status, bytes } = await tile();
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 1]);
  });

  it.each<[string, Parameters<FakeGeoplateforme['answers']>[0]]>([
    ['fails', (_, response) => response.writeHead(503).end()],
    ['gives no picture', (_, response) => response.end('<ServiceException/>')],
    ['says nothing', () => undefined],
  ])('are 204 when the service %s', async (_, answer) => {
    service.answers(answer);
    const { status, headers } = await tile();
    expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
  });

  it('are not requested once the service has failed three times', async () => {
    for (const x of [0, 1, 2, 3, 4]) expect((await tile([3, x, 0])).status).toBe(204);
    expect(service.requests).toHaveLength(3);
  });

  it.each([
    [20, 0, 0],
    [3, 8, 0],
    [3, 0, 8],
    [3, -1, 0],
    [0, 0.5, 0],
    ['a', 0, 0],
  ])('are refused outside the world (%s/%s/%s)', async (...place) => {
    expect((await tile(place)).status).toBe(422);
    expect(service.requests).toEqual([]);
  });

  it('are refused with another layer’s signature, and after three days', async () => {
    service.answers((_, response) => response.end(png));
    const address = fill(await template(), [3, 4, 2]);
    expect((await world.call(address.replace('/plan/', '/ortho/'))).status).toBe(403);
    expect((await world.call(address.replace(/e=\d+/, 'e=99999999999'))).status).toBe(403);
    const then = clock.now;
    clock.now += 3 * 24 * 3600_000;
    expect((await world.call(address)).status).toBe(403);
    clock.now = then;
    expect((await world.call(address)).status).toBe(200);
  });
});

describe('the map without tiles', () => {
  it('shows the largest communes of the frame', async () => {
    const { body } = await world.call('GET place/communes?w=-1.6&s=43.4&e=-1.4&n=43.55', { token });
    const communes = body as MapCommune[];
    expect(communes.slice(0, 2).map(({ name }) => name)).toEqual(['Bayonne', 'Anglet']);
    const all = (await world.call('GET place/communes?w=-5&s=41&e=10&n=51', { token })).body as MapCommune[];
    expect(all).toHaveLength(150);
    expect((await world.call('GET place/communes?w=2&s=41&e=2&n=51', { token })).status).toBe(422);
  });
});
