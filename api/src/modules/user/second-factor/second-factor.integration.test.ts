import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import {
  ANNE,
  beginTest,
  codeOf,
  DESK,
  enrolIn,
  PAUL,
  PHONE,
  refusalOf,
  SECRET,
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

/** A code of six digits that is not the present one. */
const wrongCode = (): string => (Number(codeOf()) < 500_000 ? '999999' : '000001');

async function admit(email = ANNE, roles: Role[] = ['NEGOTIATOR']): Promise<void> {
  await world.signIn(roles, { email });
}
const enrol = (email = ANNE, recoveryHashes: string[] = []) => enrolIn(world, email, recoveryHashes);
const verify = (token: string, code = codeOf(), headers: Record<string, string> = DESK) =>
  world.call('POST user/me/second-factor/verify', { token, body: { code }, headers });
const confirm = (token: string, code: string, headers: Record<string, string> = DESK) =>
  world.call('POST user/me/second-factor/confirm', { token, body: { code }, headers });
const setUp = (token: string) => world.call('POST user/me/second-factor', { token, headers: DESK });
async function use(token: string, headers: Record<string, string> = DESK): Promise<[number, string?]> {
  const { status, body } = await world.call('GET user', { token, headers });
  await world.app.sessionRecorder.idle();
  return status === 200 ? [200] : [status, (body as { detail: string }).detail];
}
const OPEN: [number] = [200];
const ASKED: [number, string] = [403, 'CODE'];
const state = async (token: string) => (await world.call('GET user/me/second-factor', { token })).body as object;
const journal = () =>
  world.db.query(sql`select user_email as "user", action, ref, changes from audit_entry order by id`);
const factors = () => world.db.query(sql`select 1 from user_second_factor where secret is not null`);

describe('the enrolment', () => {
  it('takes effect with its first code, verifies the session, and shows ten recovery codes', async () => {
    await admit();
    const token = signedIn(1);
    expect(await state(token)).toEqual({ enrolledTime: null, recoveryCodesLeft: 0, required: false });
    const { secret, uri } = (await setUp(token)).body as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect([await use(token), await factors()]).toEqual([OPEN, []]);
    expect(refusalOf(await confirm(token, wrongCode()))).toEqual([422, 'VALIDATION']);
    const { status, body } = await confirm(token, codeOf(secret));
    expect(status).toBe(200);
    expect((body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await state(token)).toMatchObject({ enrolledTime: expect.any(String) as string, recoveryCodesLeft: 10 });
    expect([await use(token), await use(signedIn(20), PHONE)]).toEqual([OPEN, ASKED]);
    expect(await journal()).toEqual([{ user: ANNE, action: 'ADD_FACTOR', ref: ANNE, changes: [] }]);
  });

  it('keeps no secret and no recovery code in clear', async () => {
    await admit();
    const token = signedIn(1);
    const { secret } = (await setUp(token)).body as { secret: string };
    const { body } = await confirm(token, codeOf(secret));
    const [row] = await world.db.query<{ row: string }>(sql`select t::text as row from user_second_factor t`);
    const [{ recovery_hashes: hashes, secret: sealed }] = (await world.db.query(
      sql`select recovery_hashes, secret from user_second_factor`,
    )) as [{ recovery_hashes: string[]; secret: Uint8Array }];
    expect(Buffer.from(sealed).toString('latin1')).not.toContain(secret);
    for (const code of (body as { recoveryCodes: string[] }).recoveryCodes)
      for (const text of [code, code.replace('-', '')]) expect(row?.row).not.toContain(text);
    expect(hashes).toHaveLength(10);
  });

  it('requires a sign-in of at most five minutes ago, and is confirmed within 15 minutes', async () => {
    await admit();
    expect(refusalOf(await setUp(signedIn(6)))).toEqual([403, 'FORBIDDEN']);
    const token = signedIn(1);
    const { secret } = (await setUp(token)).body as { secret: string };
    await world.db.query(sql`update user_second_factor set new_secret_time = now() - interval '16 minutes'`);
    expect(refusalOf(await confirm(token, codeOf(secret)))).toEqual([409, 'CONFLICT']);
  });

  it('of another device needs a verified session, and has every other session verify it', async () => {
    await admit();
    await enrol();
    const [desk, phone] = [signedIn(1), signedIn(2)];
    for (const answer of [await setUp(desk), await confirm(desk, codeOf())])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'SECOND_FACTOR', detail: 'CODE' }]);
    expect((await verify(desk, codeOf(SECRET, -1))).status).toBe(204);
    expect((await verify(phone, codeOf(), PHONE)).status).toBe(204);
    const { secret } = (await setUp(desk)).body as { secret: string };
    expect([await use(desk), await use(phone, PHONE)]).toEqual([OPEN, OPEN]);
    expect((await confirm(desk, codeOf(secret))).status).toBe(200);
    expect([await use(desk), await use(phone, PHONE)]).toEqual([OPEN, ASKED]);
    expect(refusalOf(await verify(phone, codeOf(SECRET, 1), PHONE))).toEqual([422, 'VALIDATION']);
  });

  it.each(['PENDING', 'SUSPENDED'] as const)('is none of a %s account', async (status) => {
    await world.signIn([], { email: ANNE, status });
    const token = signedIn(1);
    for (const answer of [
      await setUp(token),
      await confirm(token, '123456'),
      await verify(token, '123456'),
      await world.call('GET user/me/second-factor', { token }),
      await world.call('GET user/me/second-factor', { token: signedIn(1, 'new@pignon.test') }),
    ])
      expect(refusalOf(answer)).toEqual([403, 'ACCOUNT_NOT_ACTIVE']);
  });
});

describe('a session of an account with a second factor', () => {
  it('is refused beyond its own account’s state until a code verifies it', async () => {
    await admit(ANNE, ['MANAGER']);
    await enrol();
    const token = signedIn(30);
    for (const key of [
      'GET user',
      'GET user/activity',
      'DELETE user/me',
      'GET stream',
      'DELETE user/me/second-factor',
    ]) {
      const { status, body } = await world.call(key, { token });
      expect([key, status, body]).toMatchObject([key, 403, { code: 'SECOND_FACTOR', detail: 'CODE' }]);
    }
    const before = await world.call('GET user/me', { token });
    expect(before.body).toMatchObject({ loginEmail: ANNE, secondFactorStep: 'CODE' });
    expect((await verify(token)).status).toBe(204);
    // the version is the same, the step is not
    const headers = { ...DESK, 'if-none-match': String(before.headers['etag']) };
    const after = await world.call('GET user/me', { token, headers });
    expect([after.status, after.body]).toMatchObject([200, { loginEmail: ANNE }]);
    expect(after.body).not.toHaveProperty('secondFactorStep');
    expect(await use(token)).toEqual(OPEN);
  });

  it('is verified by itself: no other session of the account is', async () => {
    await admit();
    await enrol();
    expect((await verify(signedIn(30), codeOf(), PHONE)).status).toBe(204);
    expect([await use(signedIn(30), PHONE), await use(signedIn(20)), await use(signedIn(10), {})]).toEqual([
      OPEN,
      ASKED,
      ASKED,
    ]);
  });

  it('is verified with every sign-in of its browser that follows within 12 hours', async () => {
    await admit();
    await enrol();
    expect((await verify(signedIn(60))).status).toBe(204);
    // the row of the new sign-in is not written yet
    expect(await use(signedIn(1))).toEqual(OPEN);
    expect(await use(signedIn(1))).toEqual(OPEN);
    const sinceHours = (hours: number) =>
      world.db.query(sql`update user_session set verified_time = now() - make_interval(hours => ${hours}::int)
        where verified_time is not null`);
    await world.db.query(sql`update user_second_factor set enrolled_time = now() - interval '2 days'`);
    await sinceHours(11);
    expect(await use(signedIn(1))).toEqual(OPEN);
    await sinceHours(13);
    expect([await use(signedIn(1)), await use(signedIn(60))]).toEqual([ASKED, OPEN]);
  });

  it('verifies nothing in its browser once it is ended, nor an earlier sign-in, nor another person', async () => {
    await admit();
    await admit(PAUL);
    await enrol();
    await enrol(PAUL);
    expect((await verify(signedIn(60))).status).toBe(204);
    expect([await use(signedIn(90)), await use(signedIn(1, PAUL))]).toEqual([ASKED, ASKED]);
    await world.db.query(
      sql`update user_session set ended_time = now() - interval '30 minutes' where verified_time is not null`,
    );
    expect(await use(signedIn(1))).toEqual(ASKED);
  });

  it('verifies nothing once its factor was removed and another enrolled', async () => {
    await admit();
    await enrol();
    const token = signedIn(1);
    expect((await verify(token)).status).toBe(204);
    expect((await world.call('DELETE user/me/second-factor', { token, headers: DESK })).status).toBe(204);
    await enrol();
    await world.db.query(sql`update user_second_factor set enrolled_time = now() + interval '1 millisecond'`);
    expect(await use(token)).toEqual(ASKED);
  });
});

describe('a code', () => {
  it('of the application is accepted once, and none before it', async () => {
    await admit();
    await enrol();
    const [first, second, third] = [signedIn(30), signedIn(20), signedIn(10)];
    const codes = { earlier: codeOf(SECRET, -1), present: codeOf() };
    expect((await verify(first, codes.present)).status).toBe(204);
    const replayed = await verify(second, codes.present, PHONE);
    expect([replayed.status, replayed.body]).toMatchObject([
      422,
      { errors: [{ path: 'code', message: 'Ce code n’est pas le bon ou a déjà servi.' }] },
    ]);
    expect(refusalOf(await verify(second, codes.earlier, PHONE))).toEqual([422, 'VALIDATION']);
    expect((await verify(third, codeOf(SECRET, 1), PHONE)).status).toBe(204);
  });

  it('that confirmed the enrolment verifies no other session', async () => {
    await admit();
    const token = signedIn(1);
    const { secret } = (await setUp(token)).body as { secret: string };
    const code = codeOf(secret);
    expect((await confirm(token, code)).status).toBe(200);
    expect(refusalOf(await verify(signedIn(20), code, PHONE))).toEqual([422, 'VALIDATION']);
  });

  it('sent by two sessions at once verifies one', async () => {
    await admit();
    await enrol();
    const code = codeOf();
    const answers = await Promise.all([verify(signedIn(30), code, PHONE), verify(signedIn(20), code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('of recovery is accepted once, as it is typed', async () => {
    await admit();
    const { shown, hashes } = await newRecoveryCodes();
    await enrol(ANNE, hashes);
    const [first, second] = [signedIn(30), signedIn(20)];
    const typed = shown[4]!.toLowerCase().replace('-', ' ');
    expect((await verify(first, typed)).status).toBe(204);
    expect(await state(first)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(refusalOf(await verify(second, shown[4], PHONE))).toEqual([422, 'VALIDATION']);
    expect((await verify(second, shown[5], PHONE)).status).toBe(204);
  });

  it('is refused after five wrong ones, in every session and of either kind, until 15 minutes have passed', async () => {
    await admit();
    const { shown, hashes } = await newRecoveryCodes();
    await enrol(ANNE, hashes);
    const [desk, phone] = [signedIn(30), signedIn(20)];
    const guess = (token: string) => verify(token, wrongCode());
    for (const token of [desk, phone, desk, phone, desk]) expect(refusalOf(await guess(token))[0]).toBe(422);
    for (const [token, code] of [
      [desk, codeOf()],
      [phone, shown[0]],
    ] as const) {
      const { status, body, headers } = await verify(token, code);
      expect([status, body]).toMatchObject([
        429,
        {
          code: 'TOO_MANY_REQUESTS',
          message: expect.stringMatching(/^Trop de codes erronés\. Réessayez à partir de \d\d:\d\d\.$/) as string,
        },
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
    await world.db.query(sql`update user_second_factor set refused_until_time = now()`);
    expect(refusalOf(await guess(desk))[0]).toBe(422);
    expect((await verify(desk)).status).toBe(204);
  });

  it('that is right starts the count anew, and that of another account changes nothing', async () => {
    await admit();
    await admit(PAUL);
    await enrol();
    await enrol(PAUL);
    const guess = (email: string) => verify(signedIn(30, email), wrongCode());
    for (let wrong = 0; wrong < 4; wrong += 1) expect(refusalOf(await guess(ANNE))[0]).toBe(422);
    expect(refusalOf(await guess(PAUL))[0]).toBe(422);
    expect((await verify(signedIn(30))).status).toBe(204);
    for (let wrong = 0; wrong < 5; wrong += 1) expect(refusalOf(await guess(ANNE))[0]).toBe(422);
    expect((await verify(signedIn(30, PAUL))).status).toBe(204);
  });

  it('is of an account with a second factor', async () => {
    await admit();
    expect(refusalOf(await verify(signedIn(1), '123456'))).toEqual([409, 'CONFLICT']);
  });

  it.each(['', '12345', '1234567', 'ABCD-EFG1', 'x'.repeat(100)])('is not %j', async (code) => {
    await admit();
    await enrol();
    const { status, body } = await verify(signedIn(1), code);
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'code' }] }]);
  });
});
