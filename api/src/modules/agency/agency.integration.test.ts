import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { AgencySchema } from '@pignon/shared/domain/agency/agency.schema';
import { NO_AGENCY_TEXTS, NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import sql from 'sql-template-tag';
import { startWorld, type Answer, type World } from '../../../test/world';
import { readPdf } from '../../../test/pdf';
import { versionTag } from '../../../test/version-tag';
import { DEMO_AGENCY } from '../../../../demo/src/agency-settings';
import { changeAgency } from './agency.service';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'manager@pignon.test' });
});
afterAll(() => world.close());

const patch = (body: object, version: number, token = manager): Promise<Answer> =>
  world.call('PATCH agency', { token, body, headers: { 'if-match': `"${version}"` } });
const journal = () =>
  world.db.query<{ changes: object[] }>(sql`select user_email, action, entity, changes from audit_entry order by id`);

describe('agency settings', () => {
  it('are empty, and readable by every active user, before the first change', async () => {
    const answer = await world.call('GET agency', { token: await world.signIn([]) });
    expect(answer.status).toBe(200);
    expect(answer.headers['etag']).toEqual(versionTag(0));
    expect(answer.body).toEqual({ ...EMPTY_AGENCY, version: 0, modifiedTime: null });
  });

  it('are written, unchanged when nothing differs, and read again only when changed', async () => {
    const first = await patch(DEMO_AGENCY, 0);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...DEMO_AGENCY, version: 1 });
    expect(AgencySchema.safeParse(first.body).error).toBeUndefined();
    expect((await patch({ phone: DEMO_AGENCY.phone, feeScale: DEMO_AGENCY.feeScale }, 1)).status).toBe(304);
    const etagHeaders = { token: manager, headers: { 'if-none-match': String(first.headers['etag']) } };
    expect((await world.call('GET agency', etagHeaders)).status).toBe(304);
    expect((await patch({ phone: '05 59 11 11 11' }, 1)).body).toMatchObject({ phone: '+33559111111', version: 2 });
    expect((await world.call('GET agency', etagHeaders)).body).toMatchObject({ name: DEMO_AGENCY.name, version: 2 });
    expect((await journal()).at(-1)).toEqual({
      user_email: 'manager@pignon.test',
      action: 'UPDATE',
      entity: 'agency',
      changes: [{ path: 'phone', before: DEMO_AGENCY.phone, after: '+33559111111' }],
    });
  });

  it('do not overwrite another user’s change, not even the first one', async () => {
    expect((await world.call('PATCH agency', { token: manager, body: { name: 'A' } })).status).toBe(428);
    const actor = { user: 'manager@pignon.test', source: 'UI', requestId: null } as const;
    const write = (name: string) =>
      world.db.tx((tx) => changeAgency(tx, actor, { version: 0, patch: { name }, roles: ['MANAGER'] }));
    const outcomes = await Promise.allSettled([write('A'), write('B')]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'STALE' } }]);
    const { status, body } = await patch({ name: 'C' }, 0);
    expect([status, body]).toMatchObject([412, { current: { version: 1 } }]);
  });

  it('name the logo by its hash in the journal', async () => {
    await patch({ name: 'A', logo: `data:image/png;base64,${'A'.repeat(4000)}` }, 0);
    const [entry] = await journal();
    expect(entry?.changes).toContainEqual({
      path: 'logo',
      before: null,
      after: expect.stringMatching(/^sha256:[0-9a-f]{16}$/) as string,
    });
  });

  it.each([
    [{ siret: '12345678901234' }, 'siret'],
    [{ feeScale: [{ kind: 'SALE', upTo: null, percent: null, amount: null }] }, 'feeScale.0'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ address: { street: 'a', postcode: '6400', city: 'b' } }, 'address.postcode'],
    [{ colour: 'red' }, 'colour'],
    [{ phone: '+33559111111' }, 'name'],
    [{ name: 'A', phone: '05 59' }, 'phone'],
  ])('refuse %o', async (body, path) => {
    const answer = await patch(body, 0);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ path }] });
    expect(await journal()).toEqual([]);
  });
});

describe('texts of mandates', () => {
  const SALE = { ...NO_TEXTS, means: '- vitrine <b>éclairée</b> #let x;' };

  it('are stored, journaled by text, and reset by null', async () => {
    await patch(DEMO_AGENCY, 0);
    expect((await patch({ mandateTexts: { ...NO_AGENCY_TEXTS, SALE } }, 1)).body).toMatchObject({ version: 2 });
    expect((await journal()).at(-1)?.changes).toEqual([
      { path: 'mandateTexts.SALE.means', before: null, after: SALE.means },
    ]);
    expect((await patch({ mandateTexts: NO_AGENCY_TEXTS }, 2)).body).toMatchObject({ mandateTexts: NO_AGENCY_TEXTS });
    const longTexts = { ...NO_TEXTS, clauses: 'x'.repeat(4001) };
    const refused = await patch({ mandateTexts: { ...NO_AGENCY_TEXTS, RENT: longTexts } }, 3);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'mandateTexts.RENT.clauses' }] }]);
  });

  it('are printed unsaved in a preview of the contract', async () => {
    const body = { kind: 'SALE', texts: SALE };
    const answer = await world.call('POST agency/mandate-texts/preview', { token: manager, body });
    expect(answer.headers['content-disposition']).toContain('Mandat simple de vente.pdf');
    const { text } = await readPdf(answer.bytes);
    expect(text).toContain('vitrine <b>éclairée</b> #let x');
    expect(text).toContain('Spécimen');
  });
});

describe('a preview', () => {
  it('prints unsaved settings, and saves nothing', async () => {
    await patch(DEMO_AGENCY, 0);
    const support = await world.signIn(['SUPPORT']);
    for (const paper of ['CARD', 'SALE_MANDATE', 'RENT_MANDATE']) {
      const body = { paper, settings: { name: 'Agence de la Nive', legalName: 'Agence de la Nive' } };
      const answer = await world.call('POST agency/preview', { token: support, body });
      expect(answer.status).toBe(200);
      expect((await readPdf(answer.bytes)).text).toContain('Agence de la Nive');
    }
    expect((await world.call('GET agency', { token: support })).body).toMatchObject({
      name: DEMO_AGENCY.name,
      version: 1,
    });
  });
});

describe('settings of the registers', () => {
  it('are changed by managers only', async () => {
    await patch(DEMO_AGENCY, 0);
    const support = await world.signIn(['SUPPORT']);
    const mandateTexts = { ...NO_AGENCY_TEXTS, SALE: { ...NO_TEXTS, powers: 'Tous.' } };
    expect((await patch({ opening: 'Tous les jours' }, 1, support)).status).toBe(200);
    for (const body of [{ registerStart: { T: 120, G: null } }, { professionalCard: null }, { mandateTexts }]) {
      const answer = await patch(body, 2, support);
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'FORBIDDEN', detail: 'MANAGER' }]);
      expect((await patch({ professionalCard: DEMO_AGENCY.professionalCard }, 2, support)).status).toBe(304);
    }
    expect((await patch({ registerStart: { T: 120, G: null } }, 2)).status).toBe(200);
  });

  it('keep the first number of a register that is in use', async () => {
    await patch(DEMO_AGENCY, 0);
    await world.db.query(sql`insert into register_counter (register, last_number, last_date) values ('T', 1, now())`);
    const { status, body } = await patch({ registerStart: { T: 120, G: null } }, 1);
    expect([status, body]).toMatchObject([409, { errors: [{ path: 'registerStart.T' }] }]);
    expect((await patch({ registerStart: { T: null, G: 50 } }, 1)).status).toBe(200);
  });
});
