import { contactFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn([]);
});
afterAll(() => world.close());

const ME = 'maya@pignon.test';
const createContacts = (...people: Parameters<typeof contactFields>[0][]) =>
  world.db.tx((tx) =>
    insertManyContacts(
      tx,
      SOMEBODY,
      people.map((person) => ({ fields: contactFields(person) })),
    ),
  );
async function found(body: object) {
  const answer = await world.call('POST contact/follow-up/find', { token, body });
  const { content, page } = answer.body as { content: { id: number }[]; page: { totalElements: number } };
  return { ids: content.map(({ id }) => id), total: page.totalElements };
}

describe('POST contact/follow-up/find', () => {
  it('returns contacts to call back before a day, the longest waiting first', async () => {
    const [today, overdue] = await createContacts(
      { nextFollowUp: '2026-11-21', negotiator: ME },
      { nextFollowUp: '2026-11-18', negotiator: 'other@pignon.test' },
      { nextFollowUp: '2026-11-22' },
      { nextFollowUp: null },
      { nextFollowUp: '2026-11-10', archived: true },
    );
    expect(await found({ before: '2026-11-22' })).toEqual({ ids: [overdue, today], total: 2 });
    expect(await found({ before: '2026-11-22', negotiator: ME })).toEqual({ ids: [today], total: 1 });
    expect(await found({ before: '2026-11-22', pageSize: 1 })).toEqual({ ids: [overdue], total: 2 });
  });

  it.each([
    ['no day', {}],
    ['what is no day', { before: 'demain' }],
    ['more than it draws', { before: '2026-11-22', pageSize: 51 }],
    ['other filters', { before: '2026-11-22', text: 'Harispe' }],
  ])('refuses %s', async (_, body) => {
    expect((await world.call('POST contact/follow-up/find', { token, body })).status).toBe(422);
  });

  it('is refused without sign-in', async () => {
    expect((await world.call('POST contact/follow-up/find', { body: { before: '2026-11-22' } })).status).toBe(401);
  });
});
