import type { Places } from '@pignon/shared/domain/place/place.schema';
import {
  addresses,
  anAddress,
  json,
  startGeoplateforme,
  type FakeGeoplateforme,
} from '../../../test/fakes/fake-geoplateforme';
import { startWorld, type World } from '../../../test/world';
import { noGeoplateforme, openGeoplateforme, type Geoplateforme } from '../../geoplateforme/geoplateforme';

const TIMEOUT_MS = 1500;
let service: FakeGeoplateforme;
/** A place service of this test, with its own caches and circuit breaker. */
let placeService: Geoplateforme;
let world: World;
let token: string;
const clock = { now: 0 };

beforeAll(async () => {
  world = await startWorld({
    geoplateforme: { ...noGeoplateforme, findAddresses: (text, limit) => placeService.findAddresses(text, limit) },
  });
  token = await world.signIn([]);
});
afterAll(() => world.close());

beforeEach(async () => {
  service = await startGeoplateforme();
  clock.now = 0;
  placeService = openGeoplateforme({ baseUrl: service.baseUrl, timeoutMs: TIMEOUT_MS, now: () => clock.now });
});
afterEach(() => service.close());

const findPlaces = (q: string, limit = '') =>
  world.call(`GET place/find?q=${encodeURIComponent(q)}${limit}`, { token });
const find = async (q: string, limit = '') => (await findPlaces(q, limit)).body as Places;

const HOUSE = anAddress({ type: 'housenumber', name: '8 Rue Gambetta', postcode: '64200' });

describe('the address service', () => {
  it('returns addresses in the format of properties', async () => {
    const street = anAddress({ type: 'street', name: 'Rue Gambetta', postcode: '64200' });
    const town = anAddress({ type: 'municipality', name: 'Biarritz', postcode: '64200' });
    service.answers(json(addresses(HOUSE, street, town)));
    const place = { postcode: '64200', city: 'Biarritz', insee: '64122', lat: 43.4832, lon: -1.5586 };
    expect(await find(' 8 rue gambetta ', '&limit=3')).toEqual({
      source: 'GEOPF',
      content: [
        { ...place, label: '8 Rue Gambetta, 64200 Biarritz', street: '8 Rue Gambetta', precision: 'EXACT' },
        { ...place, label: 'Rue Gambetta, 64200 Biarritz', street: 'Rue Gambetta', precision: 'STREET' },
        { ...place, label: '64200 Biarritz', street: null, precision: 'CITY' },
      ],
    });
    expect(service.requests).toEqual(['/geocodage/search?q=8+rue+gambetta&limit=3']);
  });

  it('is called once for the same text', async () => {
    service.answers(json(addresses(HOUSE)));
    expect(await find('8 rue gambetta')).toEqual(await find('8 Rue Gambetta'));
    expect(service.requests).toHaveLength(1);
  });

  it('may return an unreadable address: the others are returned', async () => {
    const unreadableAddress = anAddress({ type: 'housenumber', name: '1 Rue' }, [-1.5, 200]);
    service.answers(json(addresses({ type: 'Feature' }, unreadableAddress, HOUSE)));
    expect((await find('8 rue gambetta')).content.map(({ street }) => street)).toEqual(['8 Rue Gambetta']);
  });

  it('returns nothing for a text that it refuses, which is no failure', async () => {
    service.answers((_, response) => response.writeHead(400).end('{}'));
    for (const text of ['???', '!!!', '***', ':::']) expect(await find(text)).toEqual({ content: [], source: 'GEOPF' });
    expect(service.requests).toHaveLength(4);
  });
});

describe('without the address service, communes are returned', () => {
  const failures: [string, Parameters<FakeGeoplateforme['answers']>[0]][] = [
    ['an error', (_, response) => response.writeHead(500).end()],
    ['too many requests', (_, response) => response.writeHead(429).end()],
    ['what is no JSON', (_, response) => response.end('<html>maintenance</html>')],
    ['JSON of another shape', json({ results: [] })],
    ['more than anybody would read', (_, response) => response.end(`{"type":"${'x'.repeat(300_000)}"}`)],
    ['nothing', () => undefined],
    ['half an answer', (_, response) => response.writeHead(200).write('{"type":')],
    ['a broken line', ({ socket }) => socket.destroy()],
  ];
  it.each(failures)('when it responds with %s', async (_, answer) => {
    service.answers(answer);
    const { content, source } = await find('12 rue Thiers bayonne');
    expect([source, content[0]?.street, content[0]?.insee]).toEqual(['COMMUNES', '12 rue Thiers', '64102']);
  });

  it('when it redirects, without following', async () => {
    const otherService = await startGeoplateforme();
    otherService.answers(json(addresses(HOUSE)));
    service.answers((_, response) =>
      response.writeHead(302, { location: `${otherService.baseUrl}/geocodage/search` }).end(),
    );
    expect((await find('12 rue Thiers bayonne')).source).toBe('COMMUNES');
    expect(otherService.requests).toEqual([]);
    await otherService.close();
  });

  it('when the connection fails', async () => {
    await service.close();
    expect(await find('bayonne')).toMatchObject({ source: 'COMMUNES', content: [{ city: 'Bayonne' }] });
  });

  it('and it is not called after three failures for a while, then tried again', async () => {
    for (const text of ['bayonne', 'biarritz', 'anglet', 'bidart', 'urrugne'])
      expect((await find(text)).source).toBe('COMMUNES');
    expect(service.requests).toHaveLength(3);
    service.answers(json(addresses(HOUSE)));
    clock.now += 30_000;
    expect((await find('biarritz')).source).toBe('GEOPF');
  });
});

describe('invalid place requests', () => {
  it.each([
    '/?q=ab',
    'q=%20ab%20',
    `q=${'x'.repeat(201)}`,
    'q=bayonne&limit=0',
    'q=bayonne&limit=11',
    'q=bayonne&more=1',
  ])('include %s', async (query) => {
    expect((await world.call(`GET place/find?${query}`, { token })).status).toBe(422);
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['abc', 1],
    ['x'.repeat(200), 10],
  ])('requires 3 to 200 characters and one to ten places (%s)', async (q, limit) => {
    service.answers(json(addresses()));
    expect((await findPlaces(q, `&limit=${limit}`)).status).toBe(200);
  });
});
