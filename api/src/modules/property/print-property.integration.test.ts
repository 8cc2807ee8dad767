import { PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import sharp from 'sharp';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { readPdf } from '../../../test/pdf';
import { PRINTING_AGENCY } from '../../../test/papers/printing-agency';
import { startWorld, type World } from '../../../test/world';
import { writeAgency } from '../agency/agency.repo';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { storeMedia } from '../media/media-files';
import { insertMedia } from '../media/media.repo';
import { insertManyProperties } from './property.service';

/** Private values of the property that these tests print. */
const SECRETS = [
  'HARISPE',
  'Harispe',
  '4 rue des Œillets',
  '06 12 34 56 78',
  'maialen@',
  '238 750',
  '11 250',
  'Les clés sont',
  'pressée',
];

let world: World;
let manager: string;

const COMMENT = {
  pinned: true,
  text: 'Les clés sont à l’agence.',
  createdTime: '2026-11-01T09:00:00.000Z',
  author: null,
};

async function photo(colour: string, caption: string, position: number, isPublic: boolean) {
  const size = { width: 900, height: 600, channels: 3 as const, background: colour };
  const file = await storeMedia(world.store, await sharp({ create: size }).jpeg().toBuffer());
  const metadata: 'PUBLIC'[] = isPublic ? ['PUBLIC'] : [];
  return { ...file, owner: 'property' as const, ownerRef: 'V26-00001', caption, metadata, position };
}

/** A rental with all texts at their maximum length. */
const withLongTexts = (overrides: Partial<PropertyFields>): PropertyFields =>
  propertyFields({
    ...overrides,
    transactionType: 'RENT',
    title: 'Exceptionnel appartement d’architecte avec vue sur l’océan et la chaîne des Pyrénées '.repeat(2),
    description: 'Une phrase de plus. '.repeat(500),
    features: ['LIFT', 'BALCONY', 'TERRACE', 'GARDEN', 'POOL', 'GARAGE', 'PARKING', 'CELLAR'],
    money: { monthlyExpenses: 90 },
    coOwnership: {
      lots: 47,
      yearlyCharges: 930,
      procedure: true,
      procedureDetail: 'Administration provisoire. '.repeat(18),
    },
    rentalInfo: {
      rent: 781,
      rentExcludingVat: null,
      chargeMode: 'PROVISION',
      rentalFeeMode: 'ZONE_CAP',
      deposit: 781,
      furnished: false,
      leaseType: 'STANDARD',
      leaseMonths: null,
      rentControl: { referenceRent: 700, referenceRentIncreased: 840, baseRent: 781, complement: 50 },
      tenantFee: 774,
      inventoryFee: 178,
      landlordFee: null,
      landlordInventoryFee: null,
    },
    energyEfficiency: { ...propertyFields().energyEfficiency, energyClass: 'G', costMin: 2000, costMax: 3000 },
  });

async function writeProperties(owner: number): Promise<void> {
  const contactTypes: PropertyFields['contactTypes'] = { [owner]: ['OWNER'] };
  const related = { contactTypes, comments: [COMMENT] };
  await world.db.tx((tx) =>
    insertManyProperties(tx, SOMEBODY, [
      {
        reference: 'V26-00001',
        fields: propertyFields({ ...related, title: 'Villa Arcadie', money: { feeType: 'SELLER' } }),
      },
      { reference: 'L26-00001', fields: withLongTexts({ contactTypes }) },
      { reference: 'V26-00002', fields: propertyFields({ ...related, propertyType: 'LAND', title: '' }) },
    ]),
  );
  await world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [{ fields: mandateFields({ propertyRef: 'V26-00001', counterParts: [owner] }) }]),
  );
}

beforeAll(async () => {
  world = await startWorld();
  await world.signIn(['NEGOTIATOR'], { email: SOMEBODY.user });
  manager = await world.signIn(['MANAGER'], { email: 'maud@pignon.test' });
  const observation = 'Propriétaire pressée.';
  const [owner = 0] = await world.db.tx((tx) =>
    insertManyContacts(tx, SOMEBODY, [{ fields: contactFields({ observation }) }]),
  );
  await world.db.tx((tx) => writeAgency(tx, PRINTING_AGENCY));
  await writeProperties(owner);
  const photos = [await photo('#5a8', 'Façade', 0, true), await photo('#a58', 'Compteur', 1, false)];
  await world.db.tx((tx) => insertMedia(tx, photos));
}, 60_000);

afterAll(() => world.close());

/** Signed in as a manager, who may print blocked properties for a customer. */
const print = (kind: string, body: object) =>
  world.call(`POST property/${kind}`, { token: manager, body: { reason: 'Épreuve de mise en page.', ...body } });
const printRequest = (propertyPrintMode: string, overrides: object = {}) => ({
  propertyRef: 'V26-00001',
  propertyPrintMode,
  ...overrides,
});

describe('POST property/poster', () => {
  it('is a PDF named after the property, in French, with the price in its legal wording', async () => {
    const answer = await print('poster', printRequest('PUBLIC'));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('filename="Affiche V26-00001.pdf"');
    const pdf = await readPdf(answer.bytes);
    expect(pdf).toMatchObject({ pages: 1, title: 'Affiche V26-00001', author: 'Pignon d’essai' });
    expect(pdf.language).toMatch(/^fr/);
    for (const words of [
      'À vendre',
      'Villa Arcadie',
      'Bayonne (64100)',
      '250 000 €',
      'Honoraires à la charge du vendeur',
      'www.georisques.gouv.fr',
      'Barème des honoraires (prix maximums) : https://pignon.test/',
      'CPI 6401 2026 000 000 064',
      'Consommation d’énergie',
      'kWh/m²/an',
    ])
      expect(pdf.text).toContain(words);
    expect(pdf.text).not.toContain('honoraires inclus');
  });

  it.each([
    ['A4', 'portrait', { width: 210, height: 297 }],
    ['A4', 'landscape', { width: 297, height: 210 }],
    ['A3', 'portrait', { width: 297, height: 420 }],
    ['A3', 'landscape', { width: 420, height: 297 }],
  ])('is %s %s, on one page', async (format, orientation, size) => {
    const pdf = await readPdf((await print('poster', printRequest('PUBLIC', { format, orientation }))).bytes);
    expect(pdf).toMatchObject({ pages: 1, size });
  });

  it.each(['PUBLIC', 'INTERNAL'])('contains no private data, requested as %s', async (mode) => {
    const { text } = await readPdf((await print('poster', printRequest(mode))).bytes);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  it.each(['portrait', 'landscape'])('contains every legal mention, however full, %s', async (orientation) => {
    const pdf = await readPdf(
      (await print('poster', printRequest('PUBLIC', { propertyRef: 'L26-00001', orientation }))).bytes,
    );
    expect(pdf).toMatchObject({ pages: 1, misplaced: [] });
    for (const words of [
      'par mois, charges comprises',
      'Complément de loyer : 50 €',
      'Honoraires charge locataire : 774 € TTC',
      'Logement à consommation énergétique excessive : classe G',
      'entre 2 000 € et 3 000 € par an',
      'Procédure en cours',
      'www.georisques.gouv.fr',
    ])
      expect(pdf.text).toContain(words);
  });

  it('has no energy label for land, and a default title', async () => {
    const { text } = await readPdf((await print('poster', printRequest('PUBLIC', { propertyRef: 'V26-00002' }))).bytes);
    expect(text).toContain('Terrain · 300 m²');
    expect(text).not.toMatch(/\bkWh\b/);
  });
});

describe('POST property/print', () => {
  it('omits private data and pictures from a public sheet', async () => {
    const { text, title } = await readPdf((await print('print', printRequest('PUBLIC'))).bytes);
    expect(title).toBe('Fiche V26-00001');
    expect(text).toContain('Une maison.');
    for (const secret of [...SECRETS, 'Compteur', 'Net vendeur']) expect(text).not.toContain(secret);
  });

  it('contains everything in an internal sheet', async () => {
    const { text, title } = await readPdf((await print('print', printRequest('INTERNAL'))).bytes);
    expect(title).toBe('Fiche interne V26-00001');
    for (const secret of SECRETS.filter((each) => each !== 'Harispe')) expect(text).toContain(secret);
    expect(text).toContain('Mandat exclusif – en attente');
  });
});

describe('a private screen', () => {
  it('gets the public sheet, whatever it requests', async () => {
    const headers = { [PRIVATE_SCREEN_HEADER]: 'on' };
    const body = printRequest('INTERNAL', { reason: 'Épreuve de mise en page.' });
    const answer = await world.call('POST property/print', { token: manager, body, headers });
    const { text, title } = await readPdf(answer.bytes);
    expect(title).toBe('Fiche V26-00001');
    for (const secret of [...SECRETS, 'Net vendeur']) expect(text).not.toContain(secret);
  });
});

describe('several properties in one file', () => {
  const several = (propertyPrintMode: string, overrides: object = {}) => ({
    propertyRefs: ['V26-00002', 'V26-00001', 'L26-00001', 'V26-00001'],
    propertyPrintMode,
    ...overrides,
  });

  it.each([
    ['A4', { width: 210, height: 297 }],
    ['A3', { width: 297, height: 420 }],
  ])('has one card per page, each property once, in the requested order, as %s', async (format, size) => {
    const answer = await print('poster', several('PUBLIC', { format }));
    expect(answer.headers['content-disposition']).toContain('filename="Affiches de 3 biens.pdf"');
    const pdf = await readPdf(answer.bytes);
    expect(pdf).toMatchObject({ pages: 3, title: 'Affiches de 3 biens', size, misplaced: [] });
    const places = ['Réf. V26-00002', 'Réf. V26-00001', 'Réf. L26-00001'].map((each) => pdf.text.indexOf(each));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const secret of SECRETS) expect(pdf.text).not.toContain(secret);
  });

  it('numbers the pages of each sheet separately', async () => {
    const { text, pages, title } = await readPdf((await print('print', several('PUBLIC'))).bytes);
    expect(title).toBe('Fiches de 3 biens');
    const footers = [...text.matchAll(/Réf\. ([VL]26-\d+) – [\d/]+ Page (\d+) \/ (\d+)/g)].map(([, ...footer]) =>
      footer.join(' '),
    );
    expect(footers).toHaveLength(pages);
    for (const reference of ['V26-00002', 'V26-00001', 'L26-00001']) {
      const own = footers.filter((footer) => footer.startsWith(reference));
      expect(own).toEqual(own.map((_, index) => `${reference} ${index + 1} ${own.length}`));
    }
    for (const secret of [...SECRETS, 'Compteur', 'Net vendeur']) expect(text).not.toContain(secret);
  });

  it('contains everything in internal sheets', async () => {
    const { text, title } = await readPdf((await print('print', several('INTERNAL'))).bytes);
    expect(title).toBe('Fiches internes de 3 biens');
    expect(text.match(/Réservé à l’agence/g)).toHaveLength(3);
  });

  it('names the one that does not exist', async () => {
    const answer = await print('poster', several('PUBLIC', { propertyRefs: ['V26-00001', 'V99-99999'] }));
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Le bien V99-99999 n’existe pas ou n’existe plus.' });
  });

  it.each([
    ['none', { propertyRefs: [] }],
    ['too many', { propertyRefs: Array.from({ length: 51 }, (_, index) => `V26-${index}`) }],
    ['one and several', { propertyRef: 'V26-00001' }],
    ['neither', { propertyRefs: undefined }],
  ])('is refused for %s', async (_, overrides) => {
    expect((await print('poster', several('PUBLIC', overrides))).status).toBe(422);
  });
});

describe('a request for a document', () => {
  it('is 404 for an unknown property', async () => {
    const answer = await print('poster', printRequest('PUBLIC', { propertyRef: 'V99-99999' }));
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Le bien V99-99999 n’existe pas ou n’existe plus.' });
  });

  it.each([
    ['banner', {}],
    ['poster', { propertyPrintMode: 'SECRET' }],
    ['poster', { format: 'A2' }],
    ['poster', { orientation: 'upside-down' }],
    ['print', { colour: 'red' }],
  ])('%s with %o is 422', async (kind, overrides) => {
    expect((await print(kind, printRequest('PUBLIC', overrides))).status).toBe(422);
  });

  it('is refused to users who may not write', async () => {
    const reader = await world.signIn(['SUPPORT']);
    const body = printRequest('PUBLIC');
    expect((await world.call('POST property/poster', { token: reader, body })).status).toBe(403);
  });
});
