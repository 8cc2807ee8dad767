import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyProperties } from '../property.service';

/** More properties than one batch reads. */
const MANY = 520;

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([], { email: 'nora@pignon.test' });
  await world.db.query(sql`update app_user set first_name = 'Nora', last_name = 'Bidart'`);
  const createdTime = '2026-11-20T23:30:00.000Z';
  const expensiveProperty = propertyFields({
    title: '=1+1',
    money: { priceNoFees: 300_000.5 },
    figures: { homeSize: 62.5 },
  });
  const quoted = propertyFields({ title: 'Le "Clos"; vue mer', propertyType: 'LAND', money: { priceNoFees: null } });
  await world.db.tx((tx) =>
    insertManyProperties(tx, SOMEBODY, [
      { fields: expensiveProperty, createdTime, reference: 'A1' },
      { fields: { ...quoted, negotiator: null }, createdTime, reference: 'A2' },
      ...Array.from({ length: MANY }, (_, at) => ({
        fields: propertyFields({ propertyStatus: 'SOLD' }),
        createdTime,
        reference: `B${at}`,
      })),
    ]),
  );
});
afterAll(() => world.close());

const exported = (body: object, headers: Record<string, string> = {}) =>
  world.call('POST property/export', { token, body, headers });
const rows = async (body: object) => (await exported(body)).bytes.toString('utf8').split('\r\n');
const order = { property: 'reference', direction: 'ASC' };

describe('an export of properties', () => {
  it('opens in a French spreadsheet by a double click', async () => {
    const answer = await exported({
      references: ['A2', 'A1', 'X9'],
      order,
      columns: ['reference', 'title', 'propertyType', 'price', 'homeSize', 'negotiator', 'createdTime'],
    });
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.bytes.toString('utf8').slice(1)).toBe(
      [
        'Référence;Titre de l’annonce;Type de bien;Prix affiché (€);Surface habitable (m²);Négociateur;Créé le',
        "A1;'=1+1;Maison;313500,52;62,5;Nora Bidart;21/11/2026",
        'A2;"Le ""Clos""; vue mer";Terrain;;120;;21/11/2026',
        '',
      ].join('\r\n'),
    );
    expect(answer.headers['content-disposition']).toMatch(/filename="Biens \d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it.each(['=HYPERLINK("x")', '+33', '-1+1', '@SUM(A1)', '\tx'])('does not turn %j into a formula', async (title) => {
    await world.db.query(sql`update property set title = ${title} where reference = 'A1'`);
    const [, row] = await rows({ references: ['A1'], columns: ['title'] });
    expect(row?.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('contains everything that the list finds, in its order', async () => {
    const lines = await rows({ dto: { propertyStatus: ['SOLD'] }, order, columns: ['reference'] });
    const sorted = Array.from({ length: MANY }, (_, at) => `B${at}`).sort();
    expect(lines).toEqual(['\uFEFFRéférence', ...sorted, '']);
  });

  it('writes catalogue fields in spreadsheet formats, with their units', async () => {
    const fields = propertyFields({
      figures: { carrezSize: 61.25, yearBuilt: 1987, heating: 'HEAT_PUMP', availableFrom: '2027-01-15' },
      money: { commissionRate: 4.5 },
    });
    await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ fields, reference: 'C1' }]));
    const columns = ['carrezSize', 'yearBuilt', 'heating', 'availableFrom', 'commissionRate', 'furnished', 'reference'];
    expect(await rows({ references: ['C1'], columns })).toEqual([
      '\uFEFFSurface loi Carrez (m²);Année de construction;Chauffage;Date de disponibilité;Taux d’honoraires (%);Location meublée;Référence',
      '61,25;1987;Pompe à chaleur;15/01/2027;4,5;;C1',
      '',
    ]);
    const sections = sql`parts || '{"rentalInfo": {"furnished": true}}'`;
    await world.db.query(sql`update property set parts = ${sections} where reference = 'C1'`);
    expect((await rows({ references: ['C1'], columns: ['furnished'] }))[1]).toBe('Oui');
  });

  it('contains a sum instead of the fee rate where one applies, and the share where two pay', async () => {
    const sum = propertyFields({ money: { feeType: 'SHARED', commissionAmount: 12_000.5, buyerShare: 60 } });
    const rate = propertyFields({ money: { buyerShare: 60 } });
    await world.db.tx((tx) =>
      insertManyProperties(tx, SOMEBODY, [
        { fields: sum, reference: 'F1' },
        { fields: rate, reference: 'F2' },
      ]),
    );
    const columns = ['commissionRate', 'commissionAmount', 'buyerShare'];
    expect(await rows({ references: ['F1'], columns })).toEqual([
      '\uFEFFTaux d’honoraires (%);Honoraires convenus (€);Part de l’acquéreur dans les honoraires (%)',
      ';12000,5;60',
      '',
    ]);
    expect((await rows({ references: ['F2'], columns }))[1]).toBe('4,5;;');
  });

  it('is journaled with the number of rows', async () => {
    await exported({ references: ['A1'], columns: ['reference', 'price'] });
    const [entry] = await world.db.query(
      sql`select action, ref, changes from audit_entry order by at desc, id desc limit 1`,
    );
    expect(entry).toEqual({
      action: 'EXPORT',
      ref: 'nora@pignon.test',
      changes: [{ path: 'property', before: null, after: { count: 1, columns: ['reference', 'price'] } }],
    });
  });

  it('omits from a private screen what a buyer must not see', async () => {
    const privateHeaders = { 'x-private-screen': 'on' };
    const columns = ['reference', 'priceNoFees', 'netToSeller', 'marketDays', 'commissionRate'];
    const refused = await exported({ columns }, privateHeaders);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message:
        'Tant que l’écran client est actif, ceci ne sort pas\u00a0: Prix hors honoraires (€), Prix net vendeur (€), Jours sur le marché, Taux d’honoraires (%).',
    });
    expect((await exported({ columns: ['reference', 'price'] }, privateHeaders)).status).toBe(200);
    expect((await exported({ columns })).status).toBe(200);
  });

  it.each([
    ['no column', { columns: [] }],
    ['a column twice', { columns: ['price', 'price'] }],
    ['an unknown column', { columns: ['owner'] }],
    ['more than a thousand references', { references: Array.from({ length: 1001 }, () => 'A1'), columns: ['price'] }],
  ])('is refused for %s', async (_, body) => {
    expect((await exported(body)).status).toBe(422);
  });
});
