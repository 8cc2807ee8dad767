import type { CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { ProposalWorld } from '../../../../test/proposal-world';

let w: ProposalWorld;
beforeAll(async () => {
  w = await ProposalWorld.start();
});
beforeEach(() => w.begin());
afterAll(() => w.close());

/** Proposes and sends; returns the path of the customer's page. */
async function pageOf(contactId: number, ...references: string[]): Promise<string> {
  await w.propose(references.map((reference) => [contactId, reference]));
  await w.send();
  const [, path = ''] = /https:\/\/pignon\.test(\/api\/p\/[\w.-]+)#/.exec(w.server.mails.at(-1)?.html ?? '') ?? [];
  expect(path).not.toBe('');
  return path;
}

async function postAnswer(page: string, reference: string, form: Record<string, string>): Promise<void> {
  const answer = await w.world.app.inject({
    method: 'POST',
    url: `${page}/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBe(303);
}
const postInterest = (page: string, reference = 'V1') => postAnswer(page, reference, { answer: 'LIKED' });
const postRefusal = (page: string, reference = 'V1') =>
  postAnswer(page, reference, { answer: 'REFUSED', reason: 'PRICE' });
const askQuestion = (page: string, note: string) => postAnswer(page, 'V1', { answer: 'QUESTION', note });

async function waiting(dto: object = {}, token = w.token): Promise<CustomerAnswer[]> {
  const answer = await w.world.call('POST proposal/answer/find', { token, body: { dto } });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return (answer.body as { content: CustomerAnswer[] }).content;
}
const kinds = async (dto: object = {}, token = w.token) => (await waiting(dto, token)).map(({ kind }) => kind);

async function first(): Promise<CustomerAnswer> {
  const [answer] = await waiting();
  if (!answer) throw new Error('nothing waits');
  return answer;
}

const settle = ({ id, version }: CustomerAnswer, outcome: string | null, token = w.token) =>
  w.world.call(`PATCH proposal/answer/${id}`, { token, body: { outcome }, headers: { 'if-match': `"${version}"` } });

const tasks = () =>
  w.world.db.query<{ title: string; done: boolean; user: string; text: string }>(
    sql`select title, done, user_email as "user", text from event where type = 'TASK' order by id`,
  );

describe('a customer’s answer', () => {
  it('is listed for the user who proposed it, with the name, the number and the property', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    expect(await waiting({ whose: 'ME' })).toMatchObject([
      {
        kind: 'LIKED',
        contact: {
          id: w.anne,
          lastName: 'Élissalde',
          phones: [expect.stringMatching(/^\+/)],
          contactType: ['CUSTOMER'],
        },
        property: { reference: 'V1', title: 'Maison V1' },
        negotiator: 'nora@pignon.test',
        refusesCalls: false,
        outcome: null,
      },
    ]);
  });

  it('is listed for its negotiator only, and for everybody under the agency', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    const paul = await w.world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
    const maya = await w.world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
    expect(await kinds({ whose: 'ME' }, paul)).toEqual([]);
    expect(await kinds({ whose: 'ME' }, maya)).toEqual([]);
    expect(await kinds({ whose: 'ALL' }, maya)).toEqual(['LIKED']);
  });

  it('is listed for the customer’s negotiator, then for managers, once the proposing user has left', async () => {
    const paul = await w.world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
    const maya = await w.world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
    const page = await pageOf(w.anne, 'V1');
    const { db } = w.world;
    await db.query(sql`update contact set negotiator = 'paul@pignon.test' where id = ${w.anne}`);
    await db.query(sql`update app_user set status = 'SUSPENDED' where login_email = 'nora@pignon.test'`);
    await postInterest(page);
    expect(await kinds({ whose: 'ME' }, paul)).toEqual(['LIKED']);
    expect(await tasks()).toMatchObject([{ user: 'paul@pignon.test' }]);
    await db.query(sql`update contact set negotiator = null where id = ${w.anne}`);
    expect(await kinds({ whose: 'ME' }, paul)).toEqual([]);
    expect(await waiting({ whose: 'ME' }, maya)).toMatchObject([{ kind: 'LIKED', negotiator: null }]);
  });

  it('is a wish, a question or a refusal; a question is listed beside a wish, with its text and a task', async () => {
    const page = await pageOf(w.anne, 'V1', 'V2');
    await askQuestion(page, 'Le jardin est-il clos ?');
    expect((await w.of(w.anne))[0]).toMatchObject({
      status: 'OPENED',
      history: [{}, { note: 'Le jardin est-il clos ?' }],
    });
    await postInterest(page);
    await postRefusal(page, 'V2');
    expect(await waiting()).toMatchObject([
      { kind: 'REFUSED', reason: 'PRICE' },
      { kind: 'LIKED' },
      { kind: 'QUESTION', note: 'Le jardin est-il clos ?' },
    ]);
    expect(await kinds({ kind: ['LIKED', 'QUESTION'] })).toEqual(['LIKED', 'QUESTION']);
    expect(await tasks()).toMatchObject([
      { title: 'Répondre au client\u00a0: question sur le bien V1', text: 'Le jardin est-il clos ?' },
      { title: 'Appeler le client\u00a0: le bien V1 l’intéresse' },
    ]);
    const pageHtml = async () => (await w.world.app.inject({ method: 'GET', url: page })).body;
    expect(await pageHtml()).toContain('Votre question est chez votre négociateur');
    const question = (await waiting()).find(({ kind }) => kind === 'QUESTION');
    if (question) await settle(question, 'CALLED');
    expect(await pageHtml()).not.toContain('Votre question est chez votre négociateur');
  });

  it('replaces earlier ones: a withdrawn wish needs no call, and its task is deleted', async () => {
    const page = await pageOf(w.anne, 'V1');
    await postInterest(page);
    const stale = await first();
    await postRefusal(page);
    expect(await kinds()).toEqual(['REFUSED']);
    expect(await tasks()).toMatchObject([{ done: true }]);
    const staleSettle = await settle({ ...stale, version: stale.version + 1 }, 'CALLED');
    expect([staleSettle.status, (staleSettle.body as { code: string }).code]).toEqual([409, 'CONFLICT']);
    await postInterest(page);
    expect(await kinds()).toEqual(['LIKED']);
    expect(await tasks()).toMatchObject([{ done: false }]);
  });

  it('shows that the customer does not want to be called', async () => {
    const page = await pageOf(w.anne, 'V1');
    const refused = JSON.stringify([{ channel: 'PHONE', given: false, date: '2026-02-01', proof: 'au comptoir' }]);
    await w.world.db.query(
      sql`update contact set parts = jsonb_set(parts, '{consents}', ${refused}::jsonb) where id = ${w.anne}`,
    );
    await postInterest(page);
    expect(await first()).toMatchObject({ refusesCalls: true });
  });

  it('is listed for a week when it is a refusal', async () => {
    await postRefusal(await pageOf(w.anne, 'V1'));
    expect(await kinds()).toEqual(['REFUSED']);
    await w.world.db.query(sql`update proposal_step set at = now() - interval '8 days' where by = 'CUSTOMER'`);
    expect(await kinds()).toEqual([]);
  });

  it('is deleted with an erased customer', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    await w.world.db.query(sql`delete from contact where id = ${w.anne}`);
    expect(await w.world.db.query(sql`select from customer_answer`)).toEqual([]);
  });
});

describe('settling an answer', () => {
  it.each(['CALLED', 'VISIT', 'DISMISSED'])(
    'as %s removes it from everybody’s list with its task, and can be undone',
    async (outcome) => {
      await postInterest(await pageOf(w.anne, 'V1'));
      const settledAnswer = await settle(await first(), outcome);
      expect(settledAnswer.body).toMatchObject({ outcome, version: 2 });
      expect(await kinds()).toEqual([]);
      expect(await tasks()).toMatchObject([{ done: true }]);
      const reopened = await settle(settledAnswer.body, null);
      expect(reopened.status).toBe(200);
      expect(await kinds()).toEqual(['LIKED']);
      expect(await tasks()).toMatchObject([{ done: false }]);
      const [entry] = await w.world.db.query(
        sql`select changes, user_email as user from audit_entry where entity = 'proposal' order by id desc limit 1`,
      );
      expect(entry).toEqual({ changes: [{ path: 'answer', before: outcome, after: null }], user: 'nora@pignon.test' });
    },
  );

  it('succeeds for one of two simultaneous users, and is refused to those who only read', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    const answer = await first();
    const paul = await w.world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
    const both = await Promise.all([settle(answer, 'CALLED'), settle(answer, 'DISMISSED', paul)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const reader = await w.world.signIn(['SUPPORT'], { email: 'luc@pignon.test' });
    expect((await settle(answer, 'CALLED', reader)).status).toBe(403);
    expect((await settle({ ...answer, id: 999_999 }, 'CALLED')).status).toBe(404);
    expect((await settle(answer, 'CHANGED')).status).toBe(422);
  });

  it('follows its task, ticked and unticked', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    const [task] = await w.world.db.query<{ id: number }>(sql`select id from event where type = 'TASK'`);
    const tick = (isDone: boolean, version: number) =>
      w.call(`PATCH event/${task?.id}`, { done: isDone }, { 'if-match': `"${version}"` });
    expect((await tick(true, 1)).status).toBe(200);
    expect(await kinds()).toEqual([]);
    expect((await tick(false, 2)).status).toBe(200);
    expect(await kinds()).toEqual(['LIKED']);
  });

  it('follows a planned visit of that customer to that property, and no other', async () => {
    const page = await pageOf(w.anne, 'V1', 'V2');
    await postInterest(page);
    await postInterest(page, 'V2');
    const visit = {
      propertyRef: 'V1',
      contactIds: [w.anne],
      start: '2027-03-01T09:00:00Z',
      end: '2027-03-01T09:30:00Z',
    };
    expect((await w.call('POST visit', [visit])).status).toBe(201);
    expect(await waiting()).toMatchObject([{ property: { reference: 'V2' } }]);
    expect((await tasks()).map(({ done }) => done)).toEqual([true, false]);
  });

  it('follows a recorded answer of the customer', async () => {
    await postInterest(await pageOf(w.anne, 'V1'));
    const [proposal] = await w.of(w.anne);
    const notedStep = { status: 'REFUSED', reason: 'PRICE' };
    const answer = await w.call(`PATCH proposal/${proposal?.id}/status`, notedStep, {
      'if-match': `"${proposal?.version}"`,
    });
    expect(answer.status).toBe(200);
    expect(await kinds()).toEqual([]);
    expect(await tasks()).toMatchObject([{ done: true }]);
  });

  it('notifies subscribers at once, as the answer did', async () => {
    const page = await pageOf(w.anne, 'V1');
    const [proposal] = await w.of(w.anne);
    const received: string[] = [];
    const silence = await w.world.db.listen('pignon_change', {
      onNotice: (payload) => received.push(payload),
      onGap: () => undefined,
    });
    const news = () =>
      received.filter((payload) => payload.includes('"proposal"') && payload.includes(`"${proposal?.id}"`));
    await postInterest(page);
    await waitFor(() => expect(news()).not.toEqual([]));
    const answer = await first();
    received.length = 0;
    await settle(answer, 'CALLED');
    await waitFor(() => expect(news()).toHaveLength(1));
    await silence();
  });
});
