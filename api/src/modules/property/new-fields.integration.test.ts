import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from './property.service';

let world: World;
let token: string;
let owner: number;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
  await world.db.tx(async (tx) => {
    const [id] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    owner = id!;
    const fields = propertyFields({ contactTypes: { [owner]: ['OWNER'] }, figures: { yearBuilt: 1987 } });
    await insertManyProperties(tx, SOMEBODY, [{ fields, reference: 'OLD' }]);
  });
  await world.db.query(
    sql`update property set parts = (parts #- '{propertyMetadata,yearBuilt}') - 'coOwnership'::text`,
  );
  await world.db.query(sql`update contact set parts = parts - '{maritalStatus,birth}'::text[]`);
});
afterAll(() => world.close());

describe('a record from before a new field', () => {
  it('is read as a property without a value', async () => {
    const { body } = await world.call('GET property/OLD', { token });
    expect(body).toMatchObject({ propertyMetadata: { yearBuilt: null, homeSize: 120 }, coOwnership: null });
  });

  it('is read as a contact without a value', async () => {
    const { body } = await world.call(`GET contact/${owner}`, { token });
    expect(body).toMatchObject({ maritalStatus: null, birth: null });
  });

  it('is saved like any other, and its history shows no change of the new field', async () => {
    const { body } = await world.call('GET property/OLD', { token });
    const { propertyMetadata, version } = body as Property;
    const answer = await world.call('PATCH property/OLD', {
      token,
      body: { propertyMetadata: { ...propertyMetadata, homeSize: 121 } },
      headers: { 'if-match': `"${version}"` },
    });
    expect(answer.status).toBe(200);
    const [entry] = await world.db.query<{ changes: { path: string }[] }>(
      sql`select changes from audit_entry where action = 'UPDATE' and ref = 'OLD'`,
    );
    expect(entry?.changes.map(({ path }) => path)).toEqual(['propertyMetadata.homeSize']);
  });
});
