import { contactFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

const PERSON = { title: 'MR' as const, firstName: 'Peio', lastName: 'Harispe', email: 'peio@exemple.test' };

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  const couple = contactFields({ lastName: 'Couple', source: 'Vitrine', secondPerson: PERSON, observation: 'Discret' });
  const bareContact = contactFields({ lastName: 'Seule', location: null });
  await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: couple }, { fields: bareContact }]));
});
afterAll(() => world.close());

const find = (columns?: readonly string[], by = token) =>
  world.call('POST contact/find', {
    token: by,
    body: { order: { property: 'lastName', direction: 'ASC' }, ...(columns && { columns }) },
  });
const columnsOf = async (columns?: readonly string[]) => {
  const { content } = (await find(columns)).body as { content: { columns?: object }[] };
  return content.map((line) => line.columns);
};

describe('requested columns of contact/find', () => {
  it('are the requested fields, empty without a value', async () => {
    expect(await columnsOf(['source', 'street', 'secondFirstName', 'secondEmail'])).toEqual([
      {
        source: 'Vitrine',
        street: contactFields().location?.street,
        secondFirstName: 'Peio',
        secondEmail: 'peio@exemple.test',
      },
      { source: null, street: null, secondFirstName: null, secondEmail: null },
    ]);
  });

  it('are absent when none is requested', async () => {
    expect(await columnsOf()).toEqual([undefined, undefined]);
    expect(await columnsOf([])).toEqual([undefined, undefined]);
  });

  it.each([
    ['a field that has no column', ['observation']],
    ['a path', ['secondPerson.email']],
    ['more columns than there are', Array.from({ length: 100 }, () => 'source')],
  ])('are refused for %s', async (_, columns) => {
    expect((await find(columns)).status).toBe(422);
  });

  it('are refused without sign-in', async () => {
    expect((await world.call('POST contact/find', { body: { columns: ['secondEmail'] } })).status).toBe(401);
  });

  it('contain no data of an erased contact', async () => {
    const manager = await world.signIn(['MANAGER']);
    const erased = await world.call('POST contact/1/erase', { token: manager });
    expect(erased.status).toBeLessThan(300);
    const { content } = (await find(['source', 'street', 'secondLastName', 'secondEmail'])).body as {
      content: { id: number; columns: object }[];
    };
    const blank = { source: null, street: null, secondLastName: null, secondEmail: null };
    expect(content.find(({ id }) => id === 1)?.columns).toEqual(blank);
  });
});
