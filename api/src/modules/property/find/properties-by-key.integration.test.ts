import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

let world: World;
let token: string;
let owner: number;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  await world.db.tx(async (tx) => {
    [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ contactTypes: { [owner]: ['OWNER', 'TENANT'] } }) },
      { reference: 'V2', fields: propertyFields() },
    ]);
  });
});
afterAll(() => world.close());

describe('properties by references and by contact', () => {
  it('are returned in the requested order, each once, without unknown ones', async () => {
    const body = ['V2', 'V00-00000', 'V1', 'V2'];
    const answer = await world.call('POST property/byReferences', { token, body });
    const { content } = answer.body as { content: PropertySummary[] };
    expect(content.map(({ reference }) => reference)).toEqual(['V2', 'V1']);
    expect(content[0]).toMatchObject({ price: 261_250, photoCount: 0, cover: null });
  });

  it('are at most a hundred', async () => {
    const body = Array.from({ length: 101 }, (_, index) => `V26-${index}`);
    expect((await world.call('POST property/byReferences', { token, body })).status).toBe(422);
    expect((await world.call('POST property/byReferences', { token, body: {} })).status).toBe(422);
  });

  it('include the contact’s role in each', async () => {
    const answer = await world.call(`GET property/byContact/${owner}`, { token });
    expect(answer.body).toMatchObject({
      content: [{ reference: 'V1', types: ['OWNER', 'TENANT'] }],
      page: { number: 0, size: 100, totalElements: 1, totalPages: 1 },
    });
    const beyond = await world.call(`GET property/byContact/${owner}?pageSize=1&pageNumber=3`, { token });
    expect(beyond.body).toMatchObject({ content: [], page: { totalElements: 1 } });
  });

  it('are 404 for a contact that does not exist', async () => {
    expect((await world.call(`GET property/byContact/${owner + 1}`, { token })).status).toBe(404);
    expect((await world.call('GET property/byContact/zero', { token })).status).toBe(422);
  });
});
