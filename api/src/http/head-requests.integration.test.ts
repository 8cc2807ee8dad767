import sql from 'sql-template-tag';
import { contactFields, SOMEBODY } from '../../test/factories';
import { startWorld, type World } from '../../test/world';
import { createContact } from '../modules/contact/contact.service';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
});
afterAll(() => world.close());

const head = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'HEAD', url: `/api/${url}`, headers: { authorization: `Bearer ${token}`, ...headers } });
const journal = async () => (await world.db.query(sql`select id from audit_entry`)).length;

it('answers HEAD as GET does, without a body', async () => {
  const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
  const getResponse = await world.call(`GET contact/${id}`, { token });
  const response = await head(`contact/${id}`);
  expect([response.statusCode, response.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'cache-control', 'content-length'])
    expect(response.headers[name]).toBe(getResponse.headers[name]);
  expect((await head(`contact/${id}`, { 'if-none-match': String(getResponse.headers.etag) })).statusCode).toBe(304);
  expect((await head('contact/999999')).statusCode).toBe(404);
  expect((await world.app.inject({ method: 'HEAD', url: `/api/contact/${id}` })).statusCode).toBe(401);
});

it('keeps nothing of what a GET would write', async () => {
  const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
  const before = await journal();
  expect((await head(`contact/${id}/export`)).statusCode).toBe(200);
  expect(await journal()).toBe(before);
  expect((await world.call(`GET contact/${id}/export`, { token })).status).toBe(200);
  expect(await journal()).toBe(before + 1);
});
