import sql from 'sql-template-tag';
import {
  ANNE,
  beginTest,
  codeOf,
  DESK,
  enrolIn,
  refusalOf,
  signedIn,
} from '../../../../test/user/second-factor-helpers';
import { startWorld, type World } from '../../../../test/world';
import { newRecoveryCodes } from './recovery-codes';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  beginTest();
  await world.empty();
});
afterAll(() => world.close());

const admit = () => world.signIn(['NEGOTIATOR'], { email: ANNE });
const verify = (token: string, code = codeOf()) =>
  world.call('POST user/me/second-factor/verify', { token, body: { code }, headers: DESK });
const journal = () =>
  world.db.query(sql`select user_email as "user", action, ref, changes from audit_entry order by id`);

describe('one’s own recovery codes', () => {
  const renew = (token: string) => world.call('POST user/me/second-factor/recovery-codes', { token, headers: DESK });

  it('are replaced after a sign-in five minutes old at most, and journaled', async () => {
    await admit();
    const { shown, hashes } = await newRecoveryCodes();
    await enrolIn(world, ANNE, hashes);
    const [stale, recent] = [signedIn(6), signedIn(1)];
    expect((await verify(stale)).status).toBe(204);
    expect(refusalOf(await renew(stale))).toEqual([403, 'FORBIDDEN']);
    const { recoveryCodes } = (await renew(recent)).body as { recoveryCodes: string[] };
    expect(refusalOf(await verify(stale, shown[0]))[0]).toBe(422);
    expect((await verify(stale, recoveryCodes[0])).status).toBe(204);
    expect(await journal()).toEqual([{ user: ANNE, action: 'RENEW_CODES', ref: ANNE, changes: [] }]);
  });

  it('are none without a second factor', async () => {
    await admit();
    expect(refusalOf(await renew(signedIn(1)))).toEqual([409, 'CONFLICT']);
  });
});
