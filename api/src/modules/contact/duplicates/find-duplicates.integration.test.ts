import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { Duplicate } from '@pignon/shared/domain/contact/duplicates/duplicates.schema';
import sql from 'sql-template-tag';
import { BAYONNE, contactFields, SOMEBODY } from '../../../../test/factories';
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

const NOBODY = { firstName: 'X', lastName: 'Y', email: null, phone: [], location: null };
const createContacts = (...people: Partial<ContactFields>[]) =>
  world.db.tx((tx) =>
    insertManyContacts(
      tx,
      SOMEBODY,
      people.map((person) => ({ fields: contactFields({ ...NOBODY, ...person }) })),
    ),
  );
async function duplicates(body: object): Promise<[number, string[], number][]> {
  const answer = await world.call('POST contact/duplicates', { token, body });
  expect(answer.status).toBe(200);
  return (answer.body as Duplicate[]).map(({ contact, reasons, score }) => [contact.id, reasons, score]);
}
const phone = (number: string) => ({ number, type: 'MOBILE' as const, main: true, note: '' });

describe('POST contact/duplicates', () => {
  it('finds a contact by its second person, and by the second person of the draft', async () => {
    const secondPerson = { title: 'MRS' as const, firstName: 'Ana', lastName: '', email: 'Ana@Exemple.test' };
    const [couple = 0, singleContact = 0] = await createContacts(
      { firstName: 'Peio', lastName: 'Harispe', location: BAYONNE, secondPerson },
      { firstName: 'Jon', lastName: 'Etche', email: 'jon@exemple.test' },
    );
    expect(await duplicates({ email: 'ana@exemple.test' })).toEqual([[couple, ['EMAIL'], 60]]);
    expect(await duplicates({ firstName: 'Ana', lastName: 'Harispe' })).toEqual([[couple, ['NAME'], 20]]);
    const inTown = { firstName: 'Ana', lastName: 'Harispe', location: { city: 'Bayonne' } };
    expect(await duplicates(inTown)).toEqual([[couple, ['NAME_AND_CITY'], 40]]);
    const draft = {
      lastName: 'Zubiri',
      secondPerson: { firstName: 'Jon', lastName: 'Etche', email: 'jon@exemple.test' },
    };
    expect(await duplicates(draft)).toEqual([[singleContact, ['EMAIL', 'NAME'], 80]]);
  });

  it('finds the same telephone in any notation, the same e-mail, the same name in the same town', async () => {
    const [byPhone, byEmail, byName, otherTownContact] = await createContacts(
      { phone: [phone('+33612345678')] },
      { email: 'Maialen@Exemple.test' },
      { firstName: 'Maïalen', lastName: 'Étcheto', location: BAYONNE },
      { firstName: 'Maïalen', lastName: 'Étcheto' },
    );
    expect(await duplicates({ phone: [{ number: '06.12.34.56.78' }] })).toEqual([[byPhone, ['PHONE'], 50]]);
    expect(await duplicates({ email: ' maialen@exemple.test ' })).toEqual([[byEmail, ['EMAIL'], 60]]);
    const namedDraft = { lastName: 'ETCHETO', firstName: 'maialen', location: { city: 'BAYONNE' } };
    expect(await duplicates(namedDraft)).toEqual([
      [byName, ['NAME_AND_CITY'], 40],
      [otherTownContact, ['NAME'], 20],
    ]);
    expect(await duplicates({ ...namedDraft, firstName: 'Etcheto', lastName: 'Maialen' })).toHaveLength(2);
  });

  it('finds the same name in any town, by the surname alone while the first name is missing', async () => {
    const [localContact, distantContact, firm] = await createContacts(
      { firstName: 'Maïalen', lastName: 'Étcheto', location: BAYONNE },
      { firstName: '', lastName: 'Etcheto' },
      { company: 'SCI des Tilleuls', lastName: 'Gérant' },
      { firstName: 'Pierre', lastName: 'Etchetoria' },
    );
    const ids = async (body: object) =>
      (await duplicates(body)).map(([id, reasons]) => `${id} ${reasons.join()}`).sort();
    expect(await ids({ lastName: 'etcheto', firstName: 'MAIALEN' })).toEqual([`${localContact} NAME`]);
    expect(await ids({ lastName: 'etcheto', firstName: 'Pierre' })).toEqual([]);
    expect(await ids({ lastName: 'ETCHETO' })).toEqual([`${localContact} NAME`, `${distantContact} NAME`].sort());
    expect(await ids({ company: 'sci des tilleuls' })).toEqual([`${firm} NAME`]);
    // a stored contact without a first name does not match everybody with its surname
    expect(await ids({ id: distantContact, lastName: 'Etcheto' })).toEqual([]);
  });

  it('skips erased contacts', async () => {
    const [erasedId = 0] = await createContacts({ lastName: 'Contact effacé', firstName: '' });
    await world.db.query(sql`insert into contact_erasure (contact_id) values (${erasedId})`);
    expect(await duplicates({ lastName: 'Contact effacé' })).toEqual([]);
  });

  it('sorts by the number of shared values, and lists them', async () => {
    const [one, all] = await createContacts(
      { phone: [phone('+33612345678')] },
      { phone: [phone('+33612345678')], email: 'a@exemple.test', lastName: 'Mendy', firstName: '', location: BAYONNE },
    );
    const draft = {
      phone: [{ number: '0612345678' }],
      email: 'a@exemple.test',
      lastName: 'Mendy',
      location: { city: 'Bayonne' },
    };
    expect(await duplicates(draft)).toEqual([
      [all, ['EMAIL', 'PHONE', 'NAME_AND_CITY'], 100],
      [one, ['PHONE'], 50],
    ]);
  });

  it('finds a company by its name in the town, whatever its contact person', async () => {
    const [firm] = await createContacts({ company: 'SCI des Tilleuls', lastName: 'Gérant', location: BAYONNE });
    expect(await duplicates({ company: 'sci  des tilleuls', location: { city: 'bayonne' } })).toEqual([
      [firm, ['NAME_AND_CITY'], 40],
    ]);
  });

  it('omits the contact itself, and skips incomplete values', async () => {
    const [self] = await createContacts({ phone: [phone('+33612345678')] });
    expect(await duplicates({ id: self, phone: [{ number: '0612345678' }] })).toEqual([]);
    expect(await duplicates({ phone: [{ number: '06 12' }, { number: '' }], email: '', lastName: 'Y' })).toEqual([]);
    expect(await duplicates({})).toEqual([]);
  });

  it('returns at most twenty', async () => {
    await createContacts(...Array.from({ length: 25 }, () => ({ phone: [phone('+33612345678')] })));
    expect(await duplicates({ phone: [{ number: '0612345678' }] })).toHaveLength(20);
  });
});
