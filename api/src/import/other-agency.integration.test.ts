import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { sampleLine, type SampleFields } from '@pignon/shared/domain/poliris/poliris-fixture';
import sql from 'sql-template-tag';
import { fileOf, LINES, PAYERS, PLACES, TYPES, WHOLE } from '../../test/other-agency';
import { startWorld, type World } from '../../test/world';
import { readProperty } from '../modules/property/property-read.repo';
import { describeFindings, toCsv, type ImportReport } from './report';
import { runImport } from './run-import';

let world: World;
let token: string;
let report: ImportReport;

const run = (lines: readonly (SampleFields | string)[]) =>
  runImport({ db: world.db, mediaStore: world.store, bytes: fileOf(lines) });

const CUT = sampleLine({ reference: 'X1', technicalId: 'T-X1' }).split('!#');
/** Malformed lines: a column missing, a line cut in a field, a duplicate reference. */
const WRONG: readonly (SampleFields | string)[] = [
  CUT.toSpliced(60, 1).join('!#'),
  `${CUT.slice(0, 325).join('!#')}!#"12`,
  { ...LINES[0], technicalId: 'T-other' },
];

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
  report = await run([...LINES, ...WRONG]);
}, 120_000);
afterAll(() => world.close());

const rowOf = (agencyReference: string, from = report) =>
  from.rows.find((row) => row.agencyReference === agencyReference);
const findingsOf = (agencyReference: string) =>
  (rowOf(agencyReference)?.findings ?? []).map(({ severity, text }) => `${severity} ${text}`);
async function propertyOf(agencyReference: string) {
  const property = await readProperty(world.db, rowOf(agencyReference)?.reference ?? '');
  if (!property) throw new Error(`${agencyReference} was not imported: ${findingsOf(agencyReference).join()}`);
  return property;
}

describe('a whole file of another agency', () => {
  it('is imported except for malformed lines, each with its number and reason', () => {
    expect(report.summary).toMatchObject({ encoding: 'windows-1252', created: LINES.length, refused: WRONG.length });
    const first = LINES.length + 1;
    const refused = report.rows.filter(({ result }) => result === 'REFUSED');
    expect(refused.map(({ line, findings }) => [line, findings[0]?.text])).toEqual([
      [
        first,
        'Colonnes décalées\u00a0: la version du format est au champ 300 au lieu du champ 301, 1 colonne manque avant.',
      ],
      [first + 1, 'Ligne coupée au milieu du champ 326.'],
      [first + 2, 'Référence S100 déjà à la ligne 1\u00a0: celle-là est gardée, celle-ci laissée.'],
    ]);
    expect(findingsOf('S100')).toContain(
      `ASSUMED Référence S100 aussi à la ligne ${first + 2}\u00a0: celle-ci est gardée, l’autre laissée.`,
    );
  });

  it.each(TYPES.map(([spelt, type], index) => ({ spelt, type, index })))(
    'sells and lets $spelt',
    async ({ type, index }) => {
      const [sale, rental] = [await propertyOf(`S${100 + index}`), await propertyOf(`L${100 + index}`)];
      expect([sale.propertyType, sale.transactionType, sale.price]).toEqual([type, 'SALE', 300_000]);
      expect([rental.propertyType, rental.transactionType, rental.rentalInfo?.rent]).toEqual([type, 'RENT', 650]);
    },
  );

  it.each(PAYERS.map(({ expected, description = '', price }, index) => ({ expected, description, price, index })))(
    'has fees paid by $expected, line $index, «$description»',
    async ({ expected, price, index }) => {
      const { financialInfo, price: displayed, reference } = await propertyOf(`P${index}`);
      expect(financialInfo.feeType).toBe(expected);
      expect(displayed).toBe(Number(price));
      const answer = await world.call(`GET property/${reference}/compliance`, { token });
      const { problems, mentions }: { problems: { path: string }[]; mentions: { key: string; text: string | null }[] } =
        answer.body;
      expect(problems.some(({ path }) => path === 'financialInfo.feeType')).toBe(expected === null);
      const mention = mentions.find(({ key }) => key === 'fees')?.text ?? '';
      expect(/charge|honoraires/i.test(mention)).toBe(expected !== null);
      expect(findingsOf(`P${index}`).some((text) => text.includes('qui paie les honoraires'))).toBe(expected === null);
    },
  );

  it('compares the text with the declared payer, in the report and before publication', async () => {
    const contradicted = PAYERS.length - 1;
    expect(findingsOf(`P${contradicted}`)[0]).toContain('d’après leur champ, à la charge du vendeur d’après le texte');
    const { reference } = await propertyOf(`P${contradicted}`);
    const { body } = await world.call(`GET property/${reference}/compliance`, { token });
    expect((body as { problems: { path: string; severity: string }[] }).problems).toContainEqual(
      expect.objectContaining({ path: 'description', severity: 'BLOCKING' }),
    );
  });

  it.each(PLACES.map(({ expected, city = '' }, index) => ({ expected, city, index })))(
    'has the commune $expected, named «$city»',
    async ({ expected, index }) => {
      expect((await propertyOf(`C${index}`)).location.insee).toBe(expected);
      if (expected === null) expect(findingsOf(`C${index}`).join()).toContain('Commune inconnue');
    },
  );
});

describe('one listing', () => {
  it('keeps every value that an agent searches by', async () => {
    const property = await propertyOf('réf 12/B');
    expect(property.propertyMetadata).toMatchObject({
      subtype: 'Duplex',
      orientation: ['SOUTH', 'WEST'],
      terraceCount: 2,
      terraceSize: 18.5,
      balconySize: 4,
      cellarSize: 6,
    });
    expect(property.features).toEqual(expect.arrayContaining(['TERRACE', 'CELLAR', 'BALCONY']));
    expect(property.locationMetadata).toMatchObject({ transport: 'Tram A, C', nearestStation: 'Porte de Bourgogne' });
    expect(property.energyEfficiency.finalEnergyValue).toBe(96);
    expect(property.listing).toEqual({
      agencyReference: 'réf 12/B',
      virtualTourUrl: 'https://visite.test/12b',
      feeScaleUrl: 'https://landes.test/honoraires',
      translations: [{ language: 'en', title: 'Flat', description: 'Two terraces.' }],
    });
  });

  it('links the mandate’s holder as a partner and reports it', async () => {
    const { contactTypes } = await propertyOf('réf 12/B');
    expect(Object.values(contactTypes).flat()).toEqual(['PARTNER', 'PARTNER']);
    const [contact] = await world.db.query<{ types: string[] }>(
      sql`select contact_type as types from contact where company = 'Agence du Marensin'`,
    );
    expect(contact?.types).toEqual(['PARTNER']);
    expect(findingsOf('réf 12/B').join()).toContain('rattaché comme partenaire, non comme propriétaire');
  });

  it('is found by the agency’s own reference, its subtype, its station and its orientation', async () => {
    const { reference } = await propertyOf('réf 12/B');
    const find = async (dto: object) => {
      const order = { property: 'reference', direction: 'ASC' };
      const columns = ['agencyReference', 'orientation'];
      const { body } = await world.call('POST property/find', { token, body: { dto, order, columns } });
      return (body as { content: PropertySummary[] }).content.map(({ reference: found, columns: columns }) => [
        found,
        columns,
      ]);
    };
    const line = [reference, { agencyReference: 'réf 12/B', orientation: 'SOUTH,WEST' }];
    expect(await find({ text: 'réf 12/B' })).toEqual([line]);
    expect(await find({ text: 'duplex' })).toEqual([line]);
    expect(await find({ text: 'porte de bourgogne' })).toEqual([line]);
    expect(await find({ orientation: ['WEST', 'NORTH'] })).toEqual([line]);
    expect(await find({ orientation: ['NORTH'] })).toEqual([]);
    const { body } = await world.call(`GET search?q=${encodeURIComponent('réf 12/B')}`, { token });
    expect(body).toEqual([expect.objectContaining({ kind: 'property', reference })]);
  });

  it('is exported with its new columns in words', async () => {
    const order = { property: 'reference', direction: 'ASC' };
    const columns = ['reference', 'agencyReference', 'orientation', 'terraceSize'];
    const answer = await world.call('POST property/export', {
      token,
      body: { dto: { text: 'réf 12/B' }, columns, order },
    });
    expect(answer.bytes.toString('utf8')).toContain('réf 12/B;Sud, Ouest;18,5');
  });
});

describe('importing again', () => {
  it('changes nothing, and reports the same for each line', async () => {
    const again = await run(LINES);
    expect(again.summary).toMatchObject({ created: 0, updated: 0, unchanged: LINES.length });
    expect(rowOf('P8', again)?.findings).toEqual(rowOf('P8')?.findings);
  });

  it('finds a listing whose technical identifier was changed by the agency’s own reference', async () => {
    const { reference } = await propertyOf('réf 12/B');
    const changed = await run([{ ...WHOLE, technicalId: 'NEW-1', price: '325000' }]);
    expect(changed.rows[0]).toMatchObject({ reference, result: 'UPDATED' });
    expect((await run([{ ...WHOLE, technicalId: 'NEW-1', price: '325000' }])).summary.unchanged).toBe(1);
  });

  it('keeps values entered by an agent where the line is empty', async () => {
    const { reference, ...property } = await propertyOf('P8');
    const { financialInfo, propertyMetadata } = property;
    const etag = `"${property.version}"`;
    const answer = await world.call(`PATCH property/${reference}`, {
      token,
      headers: { 'if-match': etag },
      body: {
        financialInfo: { ...financialInfo, feeType: 'BUYER', commissionRate: 5, priceNoFees: 285_714.29 },
        propertyMetadata: { ...propertyMetadata, carrezSize: 91.2, subtype: 'Longère' },
      },
    });
    expect(answer.status).toBe(200);
    const line = LINES.find((one) => one.reference === 'P8') ?? {};
    await run([{ ...line, title: 'Longère, prix en baisse', price: '294000' }]);
    const after = await propertyOf('P8');
    expect(after).toMatchObject({ title: 'Longère, prix en baisse', price: 294_000 });
    expect(after.financialInfo).toMatchObject({ feeType: 'BUYER', priceNoFees: 280_000, commissionRate: 5 });
    expect(after.propertyMetadata).toMatchObject({ carrezSize: 91.2, subtype: 'Longère' });
  });

  it('removes a payer and an owner that the first mapping assumed', async () => {
    const { reference } = await propertyOf('P9');
    const mandatary = { mandataryLastName: 'Haran', mandataryCity: 'Dax' };
    const line = { ...LINES.find((one) => one.reference === 'P9'), ...mandatary };
    await run([line]);
    const [contact] = await world.db.query<{ id: number }>(sql`select id from contact where last_name = 'Haran'`);
    await world.db.query(sql`update import_listing set mapping = 1 where reference = ${reference}`);
    await world.db.query(sql`update property set parts = jsonb_set(parts, '{financialInfo,feeType}', '"BUYER"')
      where reference = ${reference}`);
    await world.db.query(sql`update property_contact set types = '{OWNER}' where contact_id = ${contact?.id}`);
    await run([{ ...line, title: 'Autre titre' }]);
    const after = await propertyOf('P9');
    expect(after.financialInfo.feeType).toBeNull();
    expect(after.contactTypes[String(contact?.id)]).toEqual(['PARTNER']);
  });
});

describe('the report', () => {
  it('lists refusals, assumptions and omissions, and counts ignored values by column', async () => {
    const { rows, summary } = await run([
      { ...LINES[1], heating: '512', exclusive: 'NON' },
      sampleLine({ ...LINES[2], technicalId: 'T-left', reference: 'LEFT' })
        .split('!#')
        .with(61, '"OUI"')
        .with(78, '"9000"')
        .join('!#'),
    ]);
    expect(summary.leftOut).toEqual([
      { column: 62, lines: 1 },
      { column: 79, lines: 1 },
    ]);
    const csv = toCsv({ rows, summary });
    expect(csv).toContain(';laissé de côté;Champs laissés de côté\u00a0: 62 Câble TV, 79 Chiffre d’affaire.');
    expect(csv).toContain('Champ 62 (Câble TV)\u00a0: 1 annonce, location saisonnière, non gérée');
    expect(describeFindings(report)[0]).toMatch(/^ {2}ligne 1 S100 – supposé\u00a0: /);
  });
});
