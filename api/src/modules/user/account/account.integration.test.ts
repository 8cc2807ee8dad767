import { startMailServer, type TestMailServer } from '../../../../test/fakes/fake-mail-server';
import { startWorld, tokenOf, type World } from '../../../../test/world';
import type { MailDeps } from '../../proposal/mail-settings.service';
import { TEST_KEYS } from '../../../../test/fakes/test-keys';

const ZOE = 'zoe@pignon.test';
const mail: MailDeps = {
  route: null,
  publicUrl: 'https://pignon.test',
  secrets: TEST_KEYS.box('mail'),
  privateHosts: 'all',
};

let world: World;
let server: TestMailServer;
let manager: string;
beforeAll(async () => {
  server = await startMailServer();
  world = await startWorld({ mail });
});
beforeEach(async () => {
  await world.empty();
  server.mails.length = 0;
  mail.route = server.route;
  manager = await world.signIn(['MANAGER'], { email: 'manager@pignon.test' });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const createAccount = (body: object, token = manager) => world.call('POST user', { token, body });
const invite = (email = ZOE) => world.call(`POST user/${email}/invitation`, { token: manager });
const activity = async () => (await world.call('GET user/activity', { token: manager })).body as object[];
const zoe = (overrides: object = {}) => ({
  loginEmail: 'Zoe@pignon.test',
  roles: ['SYNCHRO', 'NEGOTIATOR'],
  ...overrides,
});

describe('an account created before its owner signs in', () => {
  it('is active with its roles, journaled, and given to whoever verifies the address', async () => {
    const createdAccount = await createAccount(zoe({ firstName: 'Zoé', phoneNumbers: ['06 12 34 56 78'] }));
    expect(createdAccount.status).toBe(201);
    expect(createdAccount.body).toMatchObject({
      loginEmail: ZOE,
      firstName: 'Zoé',
      phoneNumbers: ['+33612345678'],
      roles: ['NEGOTIATOR', 'SYNCHRO'],
      status: 'ACTIVE',
    });
    const journal = await world.call('GET audit?entity=user', { token: manager });
    expect(journal.body).toMatchObject({
      content: [{ action: 'CREATE', ref: ZOE, user: 'manager@pignon.test', paths: ['roles'] }],
    });
    const unverifiedToken = tokenOf({ uid: 'thief', email: ZOE, emailVerified: false });
    expect((await world.call('GET user', { token: unverifiedToken })).status).toBe(403);
    expect((await world.call('GET user/me', { token: tokenOf({ uid: 'zoe', email: ZOE }) })).body).toMatchObject({
      active: true,
    });
  });

  it('is refused for an existing address, without a role, and with a role that the author may not grant', async () => {
    await createAccount(zoe());
    const again = await createAccount(zoe());
    expect([again.status, again.body]).toMatchObject([
      409,
      { message: 'Un compte existe déjà pour zoe@pignon.test.', errors: [{ path: 'loginEmail' }] },
    ]);
    expect((await createAccount({ loginEmail: 'a@pignon.test', roles: [] })).status).toBe(422);
    const support = await world.signIn(['SUPPORT']);
    const manages = await createAccount({ loginEmail: 'a@pignon.test', roles: ['MANAGER'] }, support);
    expect([manages.status, manages.body]).toMatchObject([
      403,
      { message: expect.stringContaining('responsable') as string },
    ]);
    expect((await createAccount({ loginEmail: 'a@pignon.test', roles: ['NEGOTIATOR'] }, support)).status).toBe(201);
  });
});

describe('an invitation', () => {
  it('names the inviting user, agency and address, and is journaled once sent', async () => {
    await createAccount(zoe({ firstName: 'Zoé <b>' }));
    expect((await invite()).body).toEqual({ sent: true, message: null });
    const [letter] = server.mails;
    expect(letter).toMatchObject({
      to: [{ address: ZOE }],
      subject: expect.stringContaining('Votre accès à Pignon') as string,
    });
    expect(letter?.text).toContain('https://pignon.test');
    expect(letter?.text).toContain(ZOE);
    expect(letter?.html).not.toContain('<b>');
    expect(await activity()).toMatchObject([
      { loginEmail: 'manager@pignon.test', signedIn: true, invitedTime: null, last: { action: 'INVITE', ref: ZOE } },
      { loginEmail: ZOE, signedIn: false, invitedTime: expect.any(String) as string, last: null },
    ]);
  });

  it('returns the server’s response when it is not sent, and journals nothing', async () => {
    await createAccount(zoe());
    mail.route = { ...server.route, port: 9 };
    expect((await invite()).body).toMatchObject({ sent: false, message: expect.any(String) as string });
    mail.route = null;
    expect((await invite()).status).toBe(409);
    expect(await activity()).toMatchObject([{}, { loginEmail: ZOE, invitedTime: null }]);
  });

  it('is refused for a used, suspended or missing account', async () => {
    await world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
    await createAccount(zoe());
    const headers = { 'if-match': '"1"' };
    await world.call(`PATCH user/${ZOE}`, { token: manager, body: { status: 'SUSPENDED' }, headers });
    expect((await invite('paul@pignon.test')).status).toBe(409);
    expect((await invite(ZOE)).status).toBe(409);
    expect((await invite('nobody@pignon.test')).status).toBe(404);
    expect(server.mails).toEqual([]);
  });
});
