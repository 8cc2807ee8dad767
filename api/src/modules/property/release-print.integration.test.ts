import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import { PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import sql from 'sql-template-tag';
import { DEMO_AGENCY } from '../../../../demo/src/agency-settings';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { readPdf } from '../../../test/pdf';
import { startWorld, type World } from '../../../test/world';
import { writeAgency } from '../agency/agency.repo';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { insertManyProperties } from './property.service';

/** An energy certificate with every fact that an advertisement states. */
const ENERGY_CERTIFICATE = {
  ...propertyFields().energyEfficiency,
  date: '2024-05-02',
  costMin: 1000,
  costMax: 1500,
  costReferenceDate: '2021-01-01',
};

let world: World;
let token: string;
let manager: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR'], { email: SOMEBODY.user });
  manager = await world.signIn(['MANAGER'], { email: 'maud@pignon.test' });
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const feeScale = [{ kind: 'SALE' as const, upTo: null, percent: 5, amount: null }];
    await writeAgency(tx, { ...DEMO_AGENCY, feeScale });
    const fields = propertyFields({ contactTypes: { [owner]: ['OWNER'] }, energyEfficiency: ENERGY_CERTIFICATE });
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V26-00001', fields },
      { reference: 'V26-00003', fields },
      { reference: 'V26-00004', fields: { ...fields, propertyStatus: 'DRAFT' } },
    ]);
    const life = { status: 'RUNNING' as const };
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandateFields({ propertyRef: 'V26-00001', counterParts: [owner] }) },
      { fields: mandateFields({ propertyRef: 'V26-00003', counterParts: [owner] }), life },
      { fields: mandateFields({ propertyRef: 'V26-00004', counterParts: [owner] }), life },
    ]);
  });
}, 60_000);

afterAll(() => world.close());

const printRequest = (propertyPrintMode: string, overrides: object = {}) => ({
  propertyRef: 'V26-00001',
  propertyPrintMode,
  ...overrides,
});
const print = (kind: string, body: object) =>
  world.call(`POST property/${kind}`, { token: manager, body: { reason: 'Avant-première.', ...body } });

describe('a document for a customer', () => {
  const READY = { propertyRef: 'V26-00003' };
  const DRAFT = { propertyRef: 'V26-00004' };
  const asNegotiator = (kind: string, body: object) => world.call(`POST property/${kind}`, { token, body });
  const journal = () =>
    world.db.query<{ user: string; ref: string; changes: { path: string; after: unknown }[] }>(sql`
      select user_email as "user", ref, changes from audit_entry where action = 'PRINT' order by id desc`);
  const refusedOf = ({ status, body }: { status: number; body: unknown }) => {
    const { message, errors = [] } = ProblemSchema.parse(body);
    return { status, message: message.replaceAll('\u00a0', ' '), paths: errors.map(({ path }) => path) };
  };

  it.each(['poster', 'print'])('is printed as %s where nothing blocks, without a journal entry', async (kind) => {
    const before = await journal();
    expect((await asNegotiator(kind, printRequest('PUBLIC', READY))).status).toBe(200);
    expect(await journal()).toEqual(before);
  });

  it.each(['poster', 'print'])('is refused as %s for a legal block, with each reason', async (kind) => {
    const refused = refusedOf(await asNegotiator(kind, printRequest('PUBLIC')));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.message).toMatch(/^Le bien V26-00001 ne peut pas être imprimé pour un client. Le mandat n’est pas/);
    expect(refused.paths).toContain('V26-00001.mandateStatus');
  });

  it('is refused for a draft, in any mode of a window card', async () => {
    for (const mode of ['PUBLIC', 'INTERNAL'])
      expect(refusedOf(await asNegotiator('poster', printRequest(mode, DRAFT)))).toEqual({
        status: 422,
        message:
          'Le bien V26-00004 ne peut pas être imprimé pour un client. Ce bien est en brouillon : il ne s’imprime pas pour un client.',
        paths: ['V26-00004.propertyStatus'],
      });
  });

  it('is refused on a private screen, even when an internal one is requested', async () => {
    const headers = { [PRIVATE_SCREEN_HEADER]: 'on' };
    const answer = await world.call('POST property/print', { token, body: printRequest('INTERNAL', DRAFT), headers });
    expect(answer.status).toBe(422);
  });

  it('is refused as one file when one of many is blocked, which is named', async () => {
    const propertyRefs = ['V26-00003', 'V26-00004', 'V26-00001'];
    const body = { propertyRefs, propertyPrintMode: 'PUBLIC' };
    const { status, message } = refusedOf(await asNegotiator('poster', body));
    expect(status).toBe(422);
    expect(message).toBe('2 biens ne peuvent pas être imprimés pour un client : V26-00004, V26-00001.');
  });

  it('is refused to a negotiator who gives a reason', async () => {
    const before = await journal();
    const refused = refusedOf(
      await asNegotiator('poster', printRequest('PUBLIC', { ...DRAFT, reason: 'Avant-première.' })),
    );
    expect(refused.message).toMatch(/Seul un responsable peut imprimer malgré cela\.$/);
    expect(await journal()).toEqual(before);
  });

  it('is printed by a manager with a reason, with a journal entry for each blocked property', async () => {
    const severalRequested = { propertyRefs: ['V26-00003', 'V26-00004'], propertyPrintMode: 'PUBLIC' };
    const without = await world.call('POST property/poster', { token: manager, body: severalRequested });
    expect(without.status).toBe(422);
    const before = await journal();
    expect((await print('poster', { ...severalRequested, reason: 'Avant-première.' })).status).toBe(200);
    const [line, ...earlier] = await journal();
    expect(earlier).toEqual(before);
    expect(line).toMatchObject({ user: 'maud@pignon.test', ref: 'V26-00004' });
    expect(line?.changes.map(({ path, after }) => [path, String(after).replaceAll('\u00a0', ' ')])).toEqual([
      ['print.document', 'Affiche'],
      ['print.reason', 'Avant-première.'],
      ['print.problems', 'Ce bien est en brouillon : il ne s’imprime pas pour un client.'],
    ]);
  });

  it('leaves the property’s history and its last author unchanged', async () => {
    const history = () => world.call('GET property/V26-00004/history', { token });
    const before = (await history()).body;
    await print('poster', printRequest('PUBLIC', DRAFT));
    expect((await history()).body).toEqual(before);
    const headers = { 'if-match': '"99"' };
    const stale = await world.call('PATCH property/V26-00004', { token, body: { title: 'Autre' }, headers });
    expect(stale.body).toMatchObject({ writer: { user: SOMEBODY.user } });
  });
});

describe('an internal sheet', () => {
  it.each([
    ['V26-00001', 'what the law holds back'],
    ['V26-00004', 'a draft'],
  ])('of %s is allowed to all staff, and marked as a working document: %s', async (propertyRef) => {
    const answer = await world.call('POST property/print', { token, body: printRequest('INTERNAL', { propertyRef }) });
    expect(answer.status).toBe(200);
    const { text, pages } = await readPdf(answer.bytes);
    expect(text.match(/Document de travail/g)).toHaveLength(pages);
  });

  it('of a property that may be advertised has no watermark', async () => {
    const body = printRequest('INTERNAL', { propertyRef: 'V26-00003' });
    const { text } = await readPdf((await world.call('POST property/print', { token, body })).bytes);
    expect(text).not.toContain('Document de travail');
  });
});
