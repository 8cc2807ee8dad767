import sql from 'sql-template-tag';
import { contactFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

/** More than are read at a time. */
const MANY = 520;

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER'], { email: 'nora@pignon.test' });
  await world.db.query(sql`update app_user set first_name = 'Nora', last_name = 'Bidart'`);
  const createdTime = '2026-11-20T23:30:00.000Z';
  const whole = contactFields({
    title: 'MRS',
    firstName: '=1+1',
    lastName: 'Le "Clos"; mer',
    contactType: ['OWNER', 'CUSTOMER'],
    negotiator: 'nora@pignon.test',
    source: 'Vitrine',
    consents: [{ channel: 'EMAIL', given: true, date: '2026-11-01', proof: 'papier' }],
    observation: 'Ne pas appeler',
    nextFollowUp: '2026-12-01',
    secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Bidart', email: 'peio@exemple.test' },
  });
  const other = contactFields({ lastName: 'Autre', archived: true });
  await world.db.tx((tx) =>
    insertManyContacts(tx, SOMEBODY, [
      { fields: whole, createdTime },
      ...Array.from({ length: MANY }, () => ({ fields: other, createdTime })),
    ]),
  );
});
afterAll(() => world.close());

const exported = (body: object, headers: Record<string, string> = {}, by = token) =>
  world.call('POST contact/export', { token: by, body, headers });
const text = async (body: object) => (await exported(body)).bytes.toString('utf8');
const cells = (line: string | undefined) => line?.split(';') ?? [];

describe('an export of contacts', () => {
  it('opens in a French spreadsheet, without formulas or notes', async () => {
    const answer = await exported({ ids: [1, 9999] });
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, row, end, ...more] = answer.bytes.toString('utf8').slice(1).split('\r\n');
    expect(cells(head)).toHaveLength(23);
    expect(cells(head).slice(0, 6)).toEqual(['Civilité', 'Nom', 'Prénom', 'Société', 'Types de contact', 'E-mail']);
    expect(row).toMatch(/^Madame;"Le ""Clos""; mer";'=1\+1;;Propriétaire, Client;/);
    expect(row).toMatch(/;Nora Bidart;Vitrine;Oui;;;;0;01\/12\/2026;21\/11\/2026;Non;21\/11\/2026;21\/11\/2026$/);
    expect(row).toMatch(/;06 12 34 56 78;/);
    expect([end, more]).toEqual(['', []]);
    expect(row).not.toContain('Ne pas appeler');
    expect(answer.headers['content-disposition']).toMatch(/filename="Contacts \d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('contains everything that the list finds', async () => {
    expect((await text({ dto: { archived: true } })).split('\r\n')).toHaveLength(MANY + 2);
    expect((await text({ dto: { archived: false } })).split('\r\n')).toHaveLength(3);
    expect((await text({ dto: { archived: false }, ids: [2] })).split('\r\n')).toHaveLength(2);
  });

  it('is journaled with the number of rows and without names', async () => {
    await exported({ ids: [1], dto: { text: 'Clos' } });
    const [entry] = await world.db.query(
      sql`select action, ref, changes from audit_entry order by at desc, id desc limit 1`,
    );
    expect(entry).toEqual({
      action: 'EXPORT',
      ref: 'nora@pignon.test',
      changes: [{ path: 'contact', before: null, after: { count: 1 } }],
    });
  });

  it('contains the requested columns in their order, and journals them', async () => {
    const columns = ['secondEmail', 'lastName', 'source', 'secondLastName'];
    expect(await text({ ids: [1], columns })).toBe(
      [
        '\uFEFFSeconde personne\u00a0: e-mail;Nom;Origine;Seconde personne\u00a0: nom',
        'peio@exemple.test;"Le ""Clos""; mer";Vitrine;Bidart',
        '',
      ].join('\r\n'),
    );
    const [entry] = await world.db.query<{ changes: object[] }>(
      sql`select changes from audit_entry order by at desc, id desc limit 1`,
    );
    expect(entry?.changes).toEqual([{ path: 'contact', before: null, after: { count: 1, columns } }]);
  });

  it('leaves a second person out unless requested', async () => {
    expect(await text({ ids: [1] })).not.toContain('peio@exemple.test');
  });

  it('is refused on a private screen, and to users who are not managers', async () => {
    expect((await exported({ ids: [1] }, { 'x-private-screen': 'on' })).status).toBe(403);
    const negotiator = await world.signIn(['NEGOTIATOR', 'SUPPORT', 'SYNCHRO']);
    expect((await exported({ ids: [1] }, {}, negotiator)).status).toBe(403);
    const columns = ['source'];
    expect((await exported({ ids: [1], columns }, { 'x-private-screen': 'on' })).status).toBe(403);
    expect((await exported({ ids: [1], columns }, {}, negotiator)).status).toBe(403);
  });

  it.each([
    ['no contact', { ids: [] }],
    ['more than a thousand', { ids: Array.from({ length: 1001 }, (_, at) => at + 1) }],
    ['no column', { columns: [] }],
    ['a column twice', { columns: ['city', 'city'] }],
    ['a field that has no column', { columns: ['observation'] }],
    ['an order that there is not', { order: { property: 'email', direction: 'ASC' } }],
  ])('is refused for %s', async (_, body) => {
    expect((await exported(body)).status).toBe(422);
  });
});
