import {
  ANNE,
  beginTest,
  codeOf,
  DESK,
  enrolIn,
  PHONE,
  SECRET,
  signedIn,
} from '../../../../test/user/second-factor-helpers';
import { startWorld, type World } from '../../../../test/world';
import { browserIdOf } from '../session/browser-cookie';
import { recordSessions } from '../session/session.repo';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  beginTest();
  await world.empty();
  await world.signIn(['NEGOTIATOR'], { email: ANNE });
  await enrolIn(world);
});
afterAll(() => world.close());

type Headers = Record<string, string>;
const verify = (token: string, headers: Headers, code = codeOf()) =>
  world.call('POST user/me/second-factor/verify', { token, body: { code }, headers });
const statusIn = async (token: string, headers: Headers) => (await world.call('GET user', { token, headers })).status;

/** Records a session in a browser, as another process does. */
async function recordIn(token: string, headers: Headers): Promise<void> {
  const { uid, signedInAt } = await world.verifier.verify(token);
  const seenTime = new Date().toISOString();
  const browserId = browserIdOf({ headers });
  await recordSessions(world.db, [
    { uid, signedInAt, provider: null, browser: null, system: null, browserId, seenTime },
  ]);
}

describe('a second factor that was verified in one browser', () => {
  it('opens nothing to a sign-in in the same second elsewhere, recorded before or after', async () => {
    // two sign-ins of an identity in one second are one row
    const token = signedIn(30);
    expect(await statusIn(token, PHONE)).toBe(403);
    expect((await verify(token, DESK)).status).toBe(204);
    const statuses = async () => [await statusIn(token, DESK), await statusIn(token, PHONE), await statusIn(token, {})];
    expect(await statuses()).toEqual([200, 403, 403]);
    await recordIn(token, PHONE);
    expect(await statuses()).toEqual([200, 403, 403]);
  });

  it('is asked for again in a browser that lost its cookie, and verified there', async () => {
    const token = signedIn(30);
    expect((await verify(token, DESK, codeOf(SECRET, -1))).status).toBe(204);
    expect((await verify(token, PHONE)).status).toBe(204);
    expect([await statusIn(token, PHONE), await statusIn(token, DESK)]).toEqual([200, 403]);
  });

  it('needs no cookie where the browser keeps none', async () => {
    const token = signedIn(30);
    expect((await verify(token, {})).status).toBe(204);
    expect(await statusIn(token, {})).toBe(200);
  });
});
