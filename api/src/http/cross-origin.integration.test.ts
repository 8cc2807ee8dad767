import { startWorld, type World } from '../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
});
afterAll(() => world.close());

const PATHS = [
  'user/me',
  'contact/1',
  'search?q=a',
  'document/mandate/1',
  'media/file/property/V1/w640/a.jpg',
  'sync/photo/V1/signature/a.jpg',
  'place/tile/plan/1/1/1',
  'visit/calendar.ics?token=x',
  'p/token',
  'p/token/unsubscribe',
  'openapi.json',
  'healthz',
  'metrics',
  'not/there',
];

const sendRequest = (method: 'GET' | 'OPTIONS' | 'POST', path: string, extraHeaders: Record<string, string> = {}) =>
  world.app.inject({ method, url: `/api/${path}`, headers: { origin: 'https://evil.test', ...extraHeaders } });

const permissions = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of another origin', () => {
  it.each(PATHS)('may not read %s', async (path) => {
    const anonymous = await sendRequest('GET', path);
    const signedIn = await sendRequest('GET', path, { authorization: `Bearer ${token}` });
    expect([permissions(anonymous.headers), permissions(signedIn.headers)]).toEqual([[], []]);
  });

  it.each([...PATHS, 'property/find'])('gets no preflight permission to call %s', async (path) => {
    const preflight = await sendRequest('OPTIONS', path, {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    });
    expect(permissions(preflight.headers)).toEqual([]);
    expect([404, 405]).toContain(preflight.statusCode);
  });

  it('may not read responses', async () => {
    const answer = await sendRequest('POST', 'property/find', { authorization: `Bearer ${token}` });
    expect([answer.statusCode, permissions(answer.headers)]).toEqual([200, []]);
  });
});

describe('TRACE', () => {
  it.each(PATHS)('is not answered at %s', async (path) => {
    const headers = { authorization: 'Bearer T0KEN' };
    const { statusCode, body } = await world.app.inject({ method: 'TRACE', url: `/api/${path}`, headers });
    expect([404, 405]).toContain(statusCode);
    expect(body).not.toContain('T0KEN');
  });
});
