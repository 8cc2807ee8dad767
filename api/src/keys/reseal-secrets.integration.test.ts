import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from '../db/db';
import { insertUsers } from '../modules/user/user.repo';
import { createInstallationKeys } from './installation-keys';
import { resealSecrets } from './reseal-secrets';

const boxesOf = (...secrets: string[]) => {
  const keys = createInstallationKeys({ secrets });
  return { portals: keys.box('portals'), mail: keys.box('mail'), secondFactors: keys.box('second factor') };
};

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

async function storedPasswords() {
  const portals = await db.query<{ sealed: Uint8Array }>(sql`select sealed from portal_secret order by code`);
  const [mail] = await db.query<{ password: Uint8Array }>(sql`select password from mail_settings`);
  return { portals: portals.map(({ sealed }) => sealed), mail: mail?.password };
}

it('encrypts passwords anew after the secret changed, so that the earlier one can be left out', async () => {
  const [before, unknown] = [boxesOf('earlier'), boxesOf('unknown')];
  await db.query(sql`insert into portal (code, name, kind, enabled, settings)
    select code, code, 'POLIRIS', false, '{}'::jsonb from unnest(array['portal-a', 'portal-b', 'portal-c']) as code`);
  for (const [code, sealed] of [
    ['portal-a', before.portals.seal('mot de passe a')],
    ['portal-b', before.portals.seal('mot de passe b')],
    ['portal-c', unknown.portals.seal('perdu')],
  ] as const)
    await db.query(sql`insert into portal_secret (code, sealed) values (${code}, ${sealed})`);
  await db.query(sql`insert into mail_settings (settings, password, modified_time)
    values ('{}'::jsonb, ${before.mail.seal('mot de passe du courrier')}, now())`);
  const lost = (await storedPasswords()).portals[2];

  expect(await resealSecrets(db, boxesOf('current', 'earlier'))).toBe(3);

  const { portals, mail } = await storedPasswords();
  const current = boxesOf('current');
  expect(portals.slice(0, 2).map((sealed) => current.portals.open(sealed))).toEqual([
    'mot de passe a',
    'mot de passe b',
  ]);
  expect(current.mail.open(mail!)).toBe('mot de passe du courrier');
  expect(portals[2]).toEqual(lost);
  expect(await resealSecrets(db, boxesOf('current', 'earlier'))).toBe(0);
});

it('encrypts second factors anew, those that wait for their confirmation too', async () => {
  const [before, current] = [boxesOf('earlier').secondFactors, boxesOf('current').secondFactors];
  await insertUsers(db, [{ loginEmail: 'anne@pignon.test' }, { loginEmail: 'paul@pignon.test' }]);
  await db.query(sql`insert into user_second_factor (user_email, secret, enrolled_time, new_secret, new_secret_time) values
    ('anne@pignon.test', ${before.seal('FACTOR')}, now(), ${before.seal('NEW FACTOR')}, now()),
    ('paul@pignon.test', null, null, ${current.seal('WAITING')}, now())`);
  expect(await resealSecrets(db, boxesOf('current', 'earlier'))).toBe(1);
  const factors = await db.query<{ secret: Uint8Array | null; newSecret: Uint8Array }>(
    sql`select secret, new_secret as "newSecret" from user_second_factor order by user_email`,
  );
  const opened = factors.map(({ secret, newSecret }) => [secret && current.open(secret), current.open(newSecret)]);
  expect(opened).toEqual([
    ['FACTOR', 'NEW FACTOR'],
    [null, 'WAITING'],
  ]);
  expect(await resealSecrets(db, boxesOf('current', 'earlier'))).toBe(0);
});
