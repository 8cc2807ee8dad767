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

describe('what was kept before a field came to be', () => {
  it('is a property that has it empty', async () => {
    const { body } = await world.call('GET property/OLD', { token });
    expect(body).toMatchObject({ propertyMetadata: { yearBuilt: null, homeSize: 120 }, coOwnership: null });
  });

  it('is a contact that has it empty', async () => {
    const { body } = await world.call(`GET contact/${owner}`, { token });
    expect(body).toMatchObject({ maritalStatus: null, birth: null });
  });

  it('is saved as any other, and its history tells of no change there', async () => {
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
