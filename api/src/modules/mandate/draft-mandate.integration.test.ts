import sql from 'sql-template-tag';
import { SOMEBODY } from '../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../test/mandate-world';
import { versionTag } from '../../../test/version-tag';

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

describe('POST mandate', () => {
  it('takes missing values from the property, and writes journal and event', async () => {
    const answer = await m.call('POST mandate', { propertyRef: 'V1', type: 'EXCLUSIVE' });
    const mandate = expectMandate(answer, 201);
    expect(mandate).toMatchObject({
      propertyRef: 'V1',
      status: 'PENDING',
      counterParts: [m.anne, m.luc],
      price: 261_250,
      commissionRate: 4.5,
      negotiators: [SOMEBODY.user],
      registerNumber: null,
      version: 1,
      statusHistory: [{ status: 'PENDING', user: 'nora@pignon.test' }],
    });
    expect(answer.headers['etag']).toEqual(versionTag(1));
    expect(await m.journal(mandate.id)).toMatchObject([{ action: 'CREATE', user: 'nora@pignon.test' }]);
    expect(await m.eventsOf(mandate.id)).toEqual(['Mandat créé pour le bien V1']);
    expect(await m.mandateStatusOf('V1')).toBe('PENDING');
    expect(expectMandate(await m.call(`GET mandate/${mandate.id}`))).toEqual(mandate);
  });

  it('creates once under one key', async () => {
    const headers = { 'idempotency-key': 'one-mandate' };
    const body = { propertyRef: 'V1', type: 'EXCLUSIVE' };
    const first = expectMandate(await m.call('POST mandate', body, headers), 201);
    expect(expectMandate(await m.call('POST mandate', body, headers), 201)).toEqual(first);
    expectRefusal(await m.call('POST mandate', { ...body, price: 1 }, headers), 409);
  });

  it.each<[string, object, string]>([
    ['an unknown property', { propertyRef: 'V9' }, 'propertyRef'],
    ['a stranger', { counterParts: [999_999] }, 'counterParts.0'],
    ['nobody', { counterParts: [] }, 'counterParts'],
    ['an unknown negotiator', { negotiators: ['ghost@pignon.test'] }, 'negotiators.0'],
    ['an end before the start', { startDate: '2026-12-01', endDate: '2026-11-01' }, 'endDate'],
    ['a delegation without its agency', { type: 'PARTNER' }, 'partner'],
    ['another type', { type: 'VERBAL' }, 'type'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, overrides, path) => {
    const answer = await m.call('POST mandate', { propertyRef: 'V1', type: 'NON_EXCLUSIVE', ...overrides });
    expect(expectRefusal(answer, 422).errors).toMatchObject([{ path }]);
    expect(await m.world.db.query(sql`select id from mandate`)).toEqual([]);
  });

  it('is refused to users who may only read', async () => {
    m.token = await m.world.signIn(['SUPPORT']);
    expectRefusal(await m.call('POST mandate', { propertyRef: 'V1', type: 'EXCLUSIVE' }), 403);
  });
});

describe('GET mandate/{id}', () => {
  it('answers 304 to a caller with that version and 404 for none', async () => {
    const { id } = await m.create();
    const etag = String((await m.call(`GET mandate/${id}`)).headers['etag']);
    expect((await m.call(`GET mandate/${id}`, undefined, { 'if-none-match': etag })).status).toBe(304);
    expect(expectRefusal(await m.call('GET mandate/999999'), 404).message).toMatch(/n’existe pas/);
    expectRefusal(await m.call('GET mandate/abc'), 422);
  });
});

describe('PATCH mandate/{id}', () => {
  it('applies the given fields, returns the changes and increments the version', async () => {
    const { id } = await m.create();
    const answer = await m.call(
      `PATCH mandate/${id}`,
      { price: 250_000, diagnosis: { lead: true } },
      { 'if-match': '"1"' },
    );
    expect(expectMandate(answer)).toMatchObject({ price: 250_000, counterParts: [m.anne, m.luc], version: 2 });
    expect(answer.headers['etag']).toEqual(versionTag(2));
    expect(expectMandate(await m.call(`GET mandate/${id}`))).toEqual(answer.body);
    expect((await m.journal(id))[1]).toMatchObject({
      action: 'UPDATE',
      changes: [
        { path: 'diagnosis.lead', before: null, after: true },
        { path: 'price', before: 261_250, after: 250_000 },
      ],
    });
  });

  it('answers 304 when nothing differs, 428 without version and 412 with the current state', async () => {
    const { id } = await m.create();
    expect((await m.call(`PATCH mandate/${id}`, { price: 261_250 }, { 'if-match': '"1"' })).status).toBe(304);
    expectRefusal(await m.call(`PATCH mandate/${id}`, { price: 1 }), 428);
    expectMandate(await m.call(`PATCH mandate/${id}`, { price: 2 }, { 'if-match': '"1"' }));
    expect(
      expectRefusal(await m.call(`PATCH mandate/${id}`, { price: 3 }, { 'if-match': '"1"' }), 412).current,
    ).toMatchObject({
      price: 2,
      version: 2,
    });
    expectRefusal(await m.call('PATCH mandate/999999', { price: 3 }, { 'if-match': '"1"' }), 404);
  });

  it.each<[string, object, string]>([
    ['another property', { propertyRef: 'V2' }, 'propertyRef'],
    ['no price', { price: null }, 'price'],
    ['a stranger', { counterParts: [999_999] }, 'counterParts.0'],
    ['its number', { registerNumber: 4 }, 'registerNumber'],
  ])('refuses %s', async (_, patch, path) => {
    const { id } = await m.create();
    const answer = await m.call(`PATCH mandate/${id}`, patch, { 'if-match': '"1"' });
    expect(expectRefusal(answer, 422).errors).toMatchObject([{ path }]);
  });

  it('drops signatures when the terms change, keeps them when only internal notes do', async () => {
    const { id } = await m.create();
    expectMandate(await m.sign('V1', m.anne));
    const notes = expectMandate(
      await m.call(`PATCH mandate/${id}`, { diagnosis: { gas: true } }, { 'if-match': '"2"' }),
    );
    expect(notes.signatures).toHaveLength(1);
    const terms = expectMandate(await m.call(`PATCH mandate/${id}`, { price: 240_000 }, { 'if-match': '"3"' }));
    expect(terms.signatures).toEqual([]);
    expect(await m.eventsOf(id)).toContain('Mandat du bien V1 modifié\u00a0: à signer à nouveau');
  });

  it('is refused once signed', async () => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    const answer = await m.call(`PATCH mandate/${id}`, { price: 1 }, { 'if-match': '"2"' });
    expect(expectRefusal(answer, 409).message).toMatch(/signé/);
  });
});
