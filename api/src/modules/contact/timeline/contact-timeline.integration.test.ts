import type { TimelineKind } from '@pignon/shared/domain/contact/timeline.enums';
import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import { contactFields, mandateFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { rememberPerson } from '../../../../test/person';
import { startWorld, type World } from '../../../../test/world';
import { insertEvents } from '../../event/event-write.repo';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyVisits } from '../../visit/visit.service';
import { createContact } from '../contact.service';

let world: World;
let token: string;
let id: number;
let other: number;
let reference: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn([]);
  ({ id, other, reference } = await rememberPerson(world.db));
});
afterAll(() => world.close());

interface Timeline {
  content: TimelineEntry[];
  page: { totalElements: number };
}
async function timeline(query = '', contactId = id): Promise<Timeline> {
  const answer = await world.call(`GET contact/${contactId}/timeline${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const kinds = async (query = ''): Promise<TimelineKind[]> => (await timeline(query)).content.map(({ kind }) => kind);

describe('GET contact/{id}/timeline', () => {
  it('lists all events about a person, and no others', async () => {
    await world.db.tx((tx) =>
      insertManyMandates(tx, SOMEBODY, [
        { fields: mandateFields({ propertyRef: reference, counterParts: [id] }), life: { status: 'PENDING' } },
      ]),
    );
    const { content, page } = await timeline();
    expect(content.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
      'CALL Appel de Xabi Zzyzx',
      'CONTACT Création',
      'CONTACT Modification\u00a0: Situation matrimoniale',
      'MANDATE Création',
      'PROPERTY Création',
      'VISIT ',
    ]);
    expect(page.totalElements).toBe(6);
    const visit = content.find(({ kind }) => kind === 'VISIT');
    expect(visit).toMatchObject({
      status: 'PLANNED',
      target: { kind: 'property', id: reference },
      user: SOMEBODY.user,
    });
    expect(content.find(({ kind }) => kind === 'PROPERTY')?.target).toEqual({ kind: 'property', id: reference });
    expect(new Set(content.map(({ key }) => key)).size).toBe(6);
  });

  it('lists planned entries first, then the newest', async () => {
    const at = (day: string) => `${day}T09:00:00.000Z`;
    await world.db.tx(async (tx) => {
      const links = [{ kind: 'contact' as const, id: String(id) }];
      await insertEvents(tx, SOMEBODY, [
        { type: 'NOTE', title: 'first', links, start: at('2001-02-01') },
        { type: 'TASK', title: 'to do', links, start: at('2001-02-03'), done: false },
        { type: 'TASK', title: 'done', links, start: at('2001-02-02'), done: true },
      ]);
      const start = at('2099-01-05');
      const visit = visitOf({ propertyRef: reference, contactIds: [id], start, end: '2099-01-05T10:00:00.000Z' });
      await insertManyVisits(tx, SOMEBODY, [visit]);
    });
    const { content } = await timeline();
    expect(content[0]?.at).toBe(at('2099-01-05'));
    expect(content.slice(-3).map(({ title, status }) => [title, status])).toEqual([
      ['to do', 'TODO'],
      ['done', 'DONE'],
      ['first', null],
    ]);
  });

  it('filters by kind', async () => {
    expect(await kinds('?kind=VISIT')).toEqual(['VISIT']);
    expect((await kinds('?kind=CALL&kind=PROPERTY')).sort()).toEqual(['CALL', 'PROPERTY']);
    expect(await kinds('?kind=EMAIL')).toEqual([]);
    expect((await world.call(`GET contact/${id}/timeline?kind=SYSTEM`, { token })).status).toBe(422);
  });

  it('is paginated, each entry once', async () => {
    const all = (await timeline()).content;
    const first = await timeline('?pageSize=3');
    const second = await timeline('?pageSize=3&pageNumber=1');
    expect([...first.content, ...second.content]).toEqual(all);
    expect(first.page.totalElements).toBe(5);
    expect((await world.call(`GET contact/${id}/timeline?pageSize=101`, { token })).status).toBe(422);
  });

  it('is separate for each person', async () => {
    const otherContact = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
    expect((await timeline('', otherContact.id)).content.map(({ kind }) => kind)).toEqual(['CONTACT']);
    expect((await timeline('?kind=CALL', other)).content).toEqual([]);
    expect((await world.call('GET contact/9999/timeline', { token })).status).toBe(404);
  });
});
