import sql from 'sql-template-tag';
import { insertManyContacts } from '../src/modules/contact/contact.service';
import { insertManyProperties } from '../src/modules/property/property.service';
import { contactFields, propertyFields, SOMEBODY } from './factories';
import { startWorld, type World } from './world';

/* Run by scripts/add-field.ts, in a copy of the sources to which the field `mezzanineSize` was added. */

const BODY = { references: ['B1'], columns: ['reference', 'mezzanineSize'] };

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
  await world.db.tx(async (tx) => {
    const [owner] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const fields = propertyFields({ contactTypes: { [owner!]: ['OWNER'] } });
    await insertManyProperties(tx, SOMEBODY, [{ fields, reference: 'B1' }]);
  });
  // the row predates the field
  await world.db.query(sql`update property set parts = parts #- '{propertyMetadata,mezzanineSize}'`);
});
afterAll(() => world.close());

it('is empty in a property that predates it', async () => {
  const { body } = await world.call('GET property/B1', { token });
  expect(body).toMatchObject({ propertyMetadata: { mezzanineSize: null } });
});

it('is saved, found, exported and shown in the history', async () => {
  const { body } = await world.call('GET property/B1', { token });
  const { propertyMetadata } = body as { propertyMetadata: object };
  const saved = await world.call('PATCH property/B1', {
    token,
    body: { propertyMetadata: { ...propertyMetadata, mezzanineSize: 7.5 } },
    headers: { 'if-match': '"1"' },
  });
  expect(saved.status).toBe(200);
  const found = await world.call('POST property/find', { token, body: { columns: ['mezzanineSize'] } });
  expect(found.body).toMatchObject({ content: [{ columns: { mezzanineSize: 7.5 } }] });
  const exported = await world.call('POST property/export', { token, body: BODY });
  expect(exported.bytes.toString('utf8')).toContain('Référence;Surface de la mezzanine (m²)\r\nB1;7,5\r\n');
  const history = await world.call('GET property/B1/history', { token });
  expect(JSON.stringify(history.body)).toContain('Surface de la mezzanine');
});
