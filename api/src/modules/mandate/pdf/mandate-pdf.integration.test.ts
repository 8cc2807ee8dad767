import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { MAX_REGISTER_LINES } from '@pignon/shared/domain/documents/print-limits';
import { aTermination } from '@pignon/shared/domain/documents/test/mandates';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { drawnSignature } from '../../../../test/papers/drawn-signature';
import { readPdf } from '../../../../test/pdf';
import { startWorld, type World } from '../../../../test/world';
import { writeAgency } from '../../agency/agency.repo';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';
import { insertManyMandates } from '../mandate.service';

const AGENCY = {
  ...EMPTY_AGENCY,
  name: 'Pignon d’essai',
  professionalCard: { number: 'CPI 6401 2026 000 000 064', chamber: 'CCI de Bayonne', kinds: ['T' as const] },
};
const REFERENCE = 'V26-00001';

let world: World;
let token: string;
let owners: number[];
let otherContactId: number;
let signed: number;
let pending: number;

const SIGNED_AT = '2026-11-03T10:00:00.000Z';

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR'], { email: SOMEBODY.user });
  const image = await drawnSignature();
  await world.db.tx(async (tx) => {
    const contacts = [contactFields(), contactFields({ firstName: 'Jean', title: 'MR' }), contactFields()];
    const ids = await insertManyContacts(
      tx,
      SOMEBODY,
      contacts.map((fields) => ({ fields })),
    );
    [otherContactId = 0] = ids.slice(2);
    owners = ids.slice(0, 2);
    await insertManyProperties(tx, SOMEBODY, [{ reference: REFERENCE, fields: propertyFields() }]);
    const fields = mandateFields({ propertyRef: REFERENCE, counterParts: owners });
    const life: Partial<Mandate> = {
      status: 'RUNNING',
      registerNumber: 128,
      registerDate: SIGNED_AT,
      signatures: owners.map((contactId) => ({ contactId, signedAt: SIGNED_AT, image })),
    };
    const cancelled: Partial<Mandate> = {
      status: 'CLOSED',
      registerNumber: 129,
      registerDate: '2026-11-05T10:00:00.000Z',
      termination: aTermination({ kind: 'WITHDRAWAL', effectiveDate: '2026-11-10' }),
    };
    [signed = 0, , pending = 0] = await insertManyMandates(tx, SOMEBODY, [
      { fields, life },
      { fields, life: cancelled },
      { fields: { ...fields, offPremises: true } },
    ]);
    await writeAgency(tx, AGENCY);
  });
}, 60_000);

afterAll(() => world.close());

const get = (path: string) => world.call(`GET ${path}`, { token });

describe('GET mandate/{id}/{x}/pdf', () => {
  it('gives the agency its copy, with the number of the register and the price in words', async () => {
    const answer = await get(`mandate/${signed}/agency/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`filename="Mandat T-128 ${REFERENCE}.pdf"`);
    const { text, language } = await readPdf(answer.bytes);
    expect(language).toMatch(/^fr/);
    for (const words of [
      'Mandat exclusif de vente',
      'N° T-128 – inscrit au registre des mandats, Transaction, le 3 novembre 2026',
      'Exemplaire pour l’agence',
      'Madame Maïalen HARISPE',
      'Monsieur Jean HARISPE',
      '261 250 € (deux cent soixante et un mille deux cent cinquante euros)',
      'CPI 6401 2026 000 000 064',
      'Signé sur écran le 3 novembre 2026 à 11 h',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('PROJET');
  });

  it('gives each principal their copy', async () => {
    const { text } = await readPdf((await get(`mandate/${signed}/${owners[1]}/pdf`)).bytes);
    expect(text).toContain('Exemplaire pour Monsieur Jean HARISPE');
  });

  it('shows the drawn signatures', async () => {
    const count = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    const signedBytes = (await get(`mandate/${signed}/agency/pdf`)).bytes;
    const unsignedBytes = (await get(`mandate/${pending}/agency/pdf`)).bytes;
    expect(count(signedBytes) - count(unsignedBytes)).toBeGreaterThanOrEqual(1);
  });

  it('shows PROJET and no number before all have signed, and includes the withdrawal form', async () => {
    const answer = await get(`mandate/${pending}/agency/pdf`);
    expect(answer.headers['content-disposition']).toContain(`filename="Projet de mandat ${REFERENCE}.pdf"`);
    const { text } = await readPdf(answer.bytes);
    expect(text).toContain('PROJET – sans numéro');
    expect(text).toContain('Formulaire de rétractation');
    expect(text).not.toContain('N° 12');
  });

  it.each(['notary', '0', '-1', '1e3', 'agency%20'])('is 404 for a copy of %s', async (holder) => {
    expect((await get(`mandate/${signed}/${holder}/pdf`)).status).toBe(404);
  });

  it('is 404 for a contact who is no principal, and for an unknown mandate', async () => {
    const answer = await get(`mandate/${signed}/${otherContactId}/pdf`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Un exemplaire se remet à l’agence ou à l’un des mandants.' });
    expect((await get('mandate/999999/agency/pdf')).status).toBe(404);
  });
});

describe('POST mandate/blank/{id}', () => {
  it('prints a mandate of the property with dotted lines and no number', async () => {
    const answer = await world.call(`POST mandate/blank/${REFERENCE}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`filename="Mandat vierge ${REFERENCE}.pdf"`);
    const { text } = await readPdf(answer.bytes);
    expect(text).toContain('Sans numéro');
    expect(text).toContain('4 rue des Œillets');
    expect(text).toMatch(/Nom et prénoms : ?[. ]{20}/);
    expect(text).not.toMatch(/HARISPE|261 250|PROJET/);
  });

  it('is of the requested kind, with its texts, and only of kinds that the property allows', async () => {
    const answer = await world.call(`POST mandate/blank/${REFERENCE}?kind=SALE_EXCLUSIVE`, { token });
    expect(answer.headers['content-disposition']).toContain(`filename="Mandat exclusif vierge ${REFERENCE}.pdf"`);
    const { text } = await readPdf(answer.bytes);
    expect(text).toContain('Mandat exclusif de vente');
    expect(text).toContain('au moins tous les quinze jours');
    const other = await world.call(`POST mandate/blank/${REFERENCE}?kind=MANAGEMENT`, { token });
    expect([other.status, other.body]).toMatchObject([422, { errors: [{ path: 'kind' }] }]);
  });

  it('is 404 for an unknown property', async () => {
    expect((await world.call('POST mandate/blank/V99-00001', { token })).status).toBe(404);
  });
});

describe('GET mandate/register.pdf', () => {
  const register = async (query = '') => readPdf((await get(`mandate/register.pdf${query}`)).bytes);

  it('lists the numbers in order, cancelled ones marked, with totals and page numbers, in landscape', async () => {
    const { text, size } = await register();
    expect(size).toEqual({ width: 297, height: 210 });
    expect(text).toMatch(/T-128 03\/11\/2026.*T-129 05\/11\/2026.*annulé le 10\/11\/2026/);
    expect(text).toContain('2 mandats inscrits');
    expect(text).toContain('Numéros T-128 à T-129, sans lacune.');
    expect(text).toContain('Page 1 / 1');
  });

  it('covers its days, both included', async () => {
    const { text } = await register('?from=2026-11-05&to=2026-11-05');
    expect(text).toContain('1 mandat inscrit ');
    expect(text).not.toContain('03/11/2026 Harispe');
    expect((await register('?register=G')).text).toContain('Aucun mandat inscrit');
  });

  it('requests a shorter period when the document would be too long', async () => {
    const fields = mandateFields({ propertyRef: REFERENCE, counterParts: owners, register: 'G' });
    const added = Array.from({ length: MAX_REGISTER_LINES + 1 }, (_, index) => ({
      fields,
      life: { status: 'EXPIRED' as const, registerNumber: index + 1, registerDate: '2020-01-01T10:00:00.000Z' },
    }));
    await world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, added));
    const answer = await get('mandate/register.pdf?register=G');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ path: 'from' }] });
    expect((await register('?register=G&from=2020-01-02')).text).toContain('Aucun mandat inscrit');
  });

  it('refuses a period that ends before it begins, and an invalid day', async () => {
    expect((await get('mandate/register.pdf?from=2026-12-01&to=2026-11-01')).status).toBe(422);
    expect((await get('mandate/register.pdf?from=yesterday')).status).toBe(422);
  });
});

describe('documents of mandates', () => {
  it.each(['GET mandate/1/agency/pdf', `POST mandate/blank/${REFERENCE}`, 'GET mandate/register.pdf'])(
    '%s is refused to users who may not write',
    async (key) => {
      const reader = await world.signIn(['SUPPORT']);
      expect((await world.call(key, { token: reader })).status).toBe(403);
      expect((await world.call(key)).status).toBe(401);
    },
  );
});
