import { startWorld, type World } from '../../test/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ callLimits: { perUser: 3, refusedPerAddress: 2 }, trustedProxies: 'loopback' });
});
afterEach(() => world.close());

const findProperties = (token?: string, address = '203.0.113.1') =>
  world.call('GET user/me', { ...(token ? { token } : {}), headers: { 'x-forwarded-for': address } });
const statuses = async (calls: number, token?: string, address?: string) => {
  const found: number[] = [];
  for (let n = 0; n < calls; n += 1) found.push((await findProperties(token, address)).status);
  return found;
};

describe('rate limits', () => {
  it('apply per user, from any address, with a Retry-After', async () => {
    const token = await world.signIn(['NEGOTIATOR']);
    const colleague = await world.signIn(['NEGOTIATOR']);
    expect(await statuses(3, token)).toEqual([200, 200, 200]);
    const overrides = await findProperties(token, '203.0.113.2');
    expect(overrides).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(overrides.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(overrides.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await statuses(1, colleague)).toEqual([200]);
  });

  it('block an address that tries tokens, valid ones included, and no other address', async () => {
    const token = await world.signIn(['NEGOTIATOR']);
    expect(await statuses(4, 'guessed')).toEqual([401, 401, 429, 429]);
    expect(await statuses(1, token)).toEqual([429]);
    expect(await statuses(1, token, '203.0.113.2')).toEqual([200]);
    expect((await world.call('GET healthz')).status).toBe(200);
  });

  it('ignore refusals of authenticated users', async () => {
    const waiting = await world.signIn(['NEGOTIATOR'], { status: 'PENDING' });
    const find = async (token: string) => (await world.call('POST property/find', { token, body: {} })).status;
    for (let n = 0; n < 4; n += 1) expect(await find(waiting)).toBe(403);
    expect(await find(await world.signIn(['NEGOTIATOR']))).toBe(200);
  });
});
