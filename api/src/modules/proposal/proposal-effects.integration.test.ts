import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import sql from 'sql-template-tag';
import { ProposalWorld } from '../../../test/proposal-world';
import { startMailServer } from '../../../test/fakes/fake-mail-server';
import { moveProposals } from './proposal-write.repo';

let w: ProposalWorld;
let manager: string;
beforeAll(async () => {
  w = await ProposalWorld.start();
});
beforeEach(async () => {
  await w.begin();
  manager = await w.world.signIn(['MANAGER'], { email: 'manager@pignon.test' });
});
afterAll(() => w.close());

const statusesOf = async (id: number) => (await w.of(id)).map(({ propertyRef, status }) => [propertyRef, status]);

describe('a visit that took place', () => {
  const yesterday = (hour: string) => `${addDays(dayOf(), -1)}T${hour}:00.000Z`;
  const visit = (overrides: object = {}) => ({
    propertyRef: 'V1',
    contactIds: [w.anne],
    start: yesterday('09:00'),
    end: yesterday('09:30'),
    ...overrides,
  });

  it('marks the property as visited for its visitors, proposed before or not, and keeps an offer', async () => {
    const { proposals } = await w.propose([[w.luc, 'V1']], { means: 'PHONE' });
    const [one] = proposals;
    const match = { 'if-match': `"${one?.version ?? 0}"` };
    await w.call(`PATCH proposal/${one?.id ?? 0}/status`, { status: 'OFFER' }, match);
    // The offer was made before the visit, and still counts.
    await w.world.db.query(sql`update proposal_step set at = at - interval '3 days'`);
    const planned = await w.call('POST visit', [visit({ contactIds: [w.anne, w.luc] })]);
    expect(planned.status).toBe(201);
    expect(await statusesOf(w.anne)).toEqual([]);
    const tour = planned.body as { visits: { id: number; version: number }[] };
    const [row] = tour.visits;
    const feedback = { interest: 3, positives: [], negatives: [], priceOpinion: 'FAIR', next: null, notes: '' };
    const visitSaved = await w.call('POST visit', [
      visit({ id: row?.id, version: row?.version, contactIds: [w.anne, w.luc], status: 'DONE', feedback }),
    ]);
    expect({ status: visitSaved.status, body: visitSaved.body }).toMatchObject({ status: 201 });
    expect(await statusesOf(w.anne)).toEqual([['V1', 'VISITED']]);
    expect(await statusesOf(w.luc)).toEqual([['V1', 'OFFER']]);
    expect((await w.propose([[w.anne, 'V1']])).refused).toMatchObject([{ code: 'ALREADY_VISITED' }]);
  });
});

describe('matching', () => {
  const rank = async (key: string, body: object, id: 'reference' | 'contactId') =>
    ((await w.call(key, body)).body as Record<string, unknown>[]).map((each) => each[id]);

  it('excludes existing proposals on request, in both directions', async () => {
    const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 300_000] }];
    for (const id of [w.anne, w.luc]) {
      const { version } = (await w.call(`GET contact/${id}`)).body as { version: number };
      await w.call(`PATCH contact/${id}`, { filters }, { 'if-match': `"${version}"` });
    }
    await w.propose([[w.anne, 'V1']], { means: 'IN_PERSON' });
    expect(await rank('POST property/rank', { filters }, 'reference')).toContain('V1');
    const unseen = await rank('POST property/rank', { filters, unseenBy: w.anne }, 'reference');
    expect(unseen.sort()).toEqual(['BARE', 'V2', 'V3']);
    expect((await rank('POST contact/rank', { reference: 'V1' }, 'contactId')).sort()).toEqual([w.anne, w.luc]);
    expect(await rank('POST contact/rank', { reference: 'V1', unseen: true }, 'contactId')).toEqual([w.luc]);
  });
});

describe('a person’s data', () => {
  it('is exported with the proposals, without the agency’s users', async () => {
    await w.propose([[w.anne, 'V1']], { means: 'PHONE' });
    const { proposals } = (await w.call(`GET contact/${w.anne}/export`)).body as { proposals: object[] };
    expect(proposals).toMatchObject([{ propertyRef: 'V1', status: 'PROPOSED', history: [{ means: 'PHONE' }] }]);
    expect(JSON.stringify(proposals)).not.toContain('nora@');
  });

  it('is erased with its proposals, its messages and their journal entries', async () => {
    await w.propose([[w.anne, 'V1']], { introduction: 'Chère Anne' });
    await w.send();
    const [proposal] = await w.of(w.anne);
    const body = { status: 'REFUSED', reason: 'OTHER', note: 'Anne divorce' };
    await w.call(`PATCH proposal/${proposal?.id ?? 0}/status`, body, { 'if-match': `"${proposal?.version ?? 0}"` });
    const erased = await w.world.call(`POST contact/${w.anne}/erase`, { token: manager });
    expect(erased.body).toMatchObject({ erased: expect.arrayContaining(['Propositions']) as string[] });
    expect(await statusesOf(w.anne)).toEqual([]);
    const rows = await w.world.db.query(sql`select changes::text from audit_entry where changes::text like '%divorce%'
      union all select introduction from proposal_mail union all select note from proposal_step`);
    expect(rows).toEqual([]);
  });

  it('of two merged records is one history', async () => {
    await w.propose([
      [w.anne, 'V1'],
      [w.anne, 'V2'],
    ]);
    await w.propose([[w.luc, 'V1']], { means: 'PHONE' });
    await w.world.db.tx((tx) => moveProposals(tx, w.luc, w.anne, new Date().toISOString()));
    expect(await w.of(w.luc)).toEqual([]);
    const [v1, v2] = await w.of(w.anne);
    expect([v1?.propertyRef, v1?.history.length, v2?.propertyRef, v2?.history.length]).toEqual(['V1', 2, 'V2', 1]);
  });
});

describe('mail settings', () => {
  const settings = (body: object, version: number) =>
    w.world.call('PATCH agency/mail', { token: manager, body, headers: { 'if-match': `"${version}"` } });

  it('are set by a manager, and never return the password', async () => {
    const own = await startMailServer('s3cret');
    const { route } = w.sending.mail;
    w.sending.mail.route = null;
    try {
      const { host, port, security, user, from } = own.route;
      const server = { host, port, security, user, from };
      expect((await settings({ server }, 0)).status).toBe(422);
      const first = await settings({ server, password: 'wrong' }, 0);
      expect(first.body).toMatchObject({ server, hasPassword: true, overridden: false, undoSeconds: 20, version: 1 });
      const test = (to: string) => w.world.call('POST agency/mail/test', { token: manager, body: { to } });
      expect((await test('moi@pignon.test')).body).toMatchObject({ sent: false });
      expect((await settings({ password: 's3cret', undoSeconds: 60 }, 1)).body).toMatchObject({ undoSeconds: 60 });
      expect((await test('moi@pignon.test')).body).toEqual({ sent: true, message: null });
      expect(own.mails).toMatchObject([{ subject: 'Message d’essai', to: [{ address: 'moi@pignon.test' }] }]);
      expect((await settings({ undoSeconds: 60 }, 2)).status).toBe(304);
      expect((await settings({ undoSeconds: 10 }, 1)).status).toBe(412);
      const rows = await w.world.db.query(sql`select changes::text, 1 from audit_entry where entity = 'agency'
        union all select encode(password, 'escape') || settings::text, 1 from mail_settings`);
      expect(JSON.stringify(rows)).not.toContain('s3cret');
      expect((await w.call('GET agency/mail')).status).toBe(403);
    } finally {
      w.sending.mail.route = route;
      await own.close();
    }
  });

  it('are overridden by the installation’s mail server', async () => {
    const answer = await w.world.call('GET agency/mail', { token: manager });
    expect(answer.body).toMatchObject({ server: null, overridden: true, version: 0 });
  });
});
