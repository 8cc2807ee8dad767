import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql from 'sql-template-tag';
import { standingAnswer } from '@pignon/shared/domain/contact/consent';
import { contactFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

let world: World;
let token: string;

type Consents = Contact['consents'];
const consentOf = (hasConsent: boolean, date: string, channel: 'EMAIL' | 'PHONE' = 'EMAIL'): Consents[number] => ({
  channel,
  given: hasConsent,
  date,
  proof: 'Formulaire',
});
const unprovedConsent = (date: string): Consents[number] => ({ ...consentOf(true, date), proof: ' \n' });
const { location } = contactFields();
const people: Record<string, Partial<Contact> & { created: string }> = {
  Amestoy: { created: '2020-03-01', source: 'Vitrine', consents: [consentOf(true, '2020-03-02')] },
  Berho: {
    created: '2022-03-01',
    source: 'vitrine',
    consents: [consentOf(true, '2022-03-02'), consentOf(false, '2023-01-01')],
  },
  Carrere: {
    ...{ created: '2024-03-01', source: 'Site' },
    consents: [consentOf(false, '2024-04-01', 'PHONE'), unprovedConsent('2024-04-01')],
  },
  Duhalde: {
    created: '2025-03-01',
    source: null,
    consents: [consentOf(false, '2025-04-01'), consentOf(true, '2025-04-01')],
    location: location && { ...location, city: 'Anglet', insee: '64024' },
  },
};

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  const items = Object.entries(people).map(([lastName, { created, ...over }]) => ({
    fields: contactFields({ lastName, consents: [], ...over }),
    createdTime: `${created}T10:00:00.000Z`,
  }));
  await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, items));
});
afterAll(() => world.close());

const findContacts = (dto: object) => world.call('POST contact/find', { token, body: { dto } });
const namesOf = async (dto: object) => {
  const { content } = (await findContacts(dto)).body as { content: { lastName: string }[] };
  return content.map(({ lastName }) => lastName);
};

describe('contact/find', () => {
  it.each([
    ['where they came from, however it is written', { source: 'VITRINE' }, ['Berho', 'Amestoy']],
    ['a source that nobody has', { source: 'Salon' }, []],
    ['a commune', { cities: ['64024'] }, ['Duhalde']],
    ['several communes', { cities: ['64024', '64102'] }, ['Duhalde', 'Carrere', 'Berho', 'Amestoy']],
    ['no commune at all', { cities: [] }, ['Duhalde', 'Carrere', 'Berho', 'Amestoy']],
    ['a yes to e-mails, the last of a day', { mailConsent: 'GIVEN' }, ['Duhalde', 'Amestoy']],
    ['a no to e-mails, said after a yes', { mailConsent: 'REFUSED' }, ['Berho']],
    ['nothing said of e-mails that can be proved', { mailConsent: 'NONE' }, ['Carrere']],
    ['silence until a day', { silentSince: '2023-01-01' }, ['Berho', 'Amestoy']],
    ['silence until the day before', { silentSince: '2022-12-31' }, ['Amestoy']],
    ['all of it', { source: 'vitrine', mailConsent: 'GIVEN', silentSince: '2021-01-01' }, ['Amestoy']],
  ])('filters by %s', async (_, dto, expected) => {
    expect(await namesOf(dto)).toEqual(expected);
  });

  it.each([
    ['a town by its name', { cities: ['Bayonne'] }],
    ['more than 200 communes', { cities: Array.from({ length: 201 }, () => '64102') }],
    ['another answer', { mailConsent: 'MAYBE' }],
    ['another day', { silentSince: 'hier' }],
    ['a source longer than any', { source: 'x'.repeat(101) }],
  ])('refuses %s', async (_, dto) => {
    expect((await findContacts(dto)).status).toBe(422);
  });

  it('uses the customer’s last answer, as the domain rule does', async () => {
    const rows = await world.db.query<{ consents: Consents; agreed: boolean | null }>(
      sql`select parts -> 'consents' as consents, mail_agreed as agreed from contact`,
    );
    expect(rows).toHaveLength(4);
    for (const { consents, agreed } of rows) expect(agreed).toBe(standingAnswer(consents, 'EMAIL')?.given ?? null);
  });
});

it('contact/source counts the origins of contacts, the most frequent first', async () => {
  const { body } = await world.call('GET contact/source', { token });
  expect(body).toEqual([
    { source: expect.stringMatching(/^vitrine$/i) as string, count: 2 },
    { source: 'Site', count: 1 },
  ]);
});
