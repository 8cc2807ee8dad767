import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import sql from 'sql-template-tag';
import { NEW_RENTAL } from '@pignon/shared/domain/property/property-draft';
import { mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../test/mandate-world';
import { insertManyProperties } from '../property/property.service';
import { insertManyMandates } from './mandate.service';

const TODAY = dayOf();

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

describe('PATCH mandate/{id}/status/{status}', () => {
  const statusOf = async (reference: string) => {
    const [property] = await m.world.db.query<{ status: string }>(
      sql`select property_status as status from property where reference = ${reference}`,
    );
    return property?.status;
  };

  it('concludes a sale with its day, price and buyer, and updates the property in the same transaction', async () => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    const conclusion = { date: TODAY, price: 255_000, contactId: m.luc };
    expect(expectMandate(await m.call(`PATCH mandate/${id}/status/SOLD`, { conclusion }))).toMatchObject({
      status: 'SOLD',
      conclusion: { ...conclusion, name: null },
      version: 3,
    });
    expect(await m.mandateStatusOf('V1')).toBe('SOLD');
    expect(await statusOf('V1')).toBe('SOLD');
    expect((await m.eventsOf(id)).at(-1)).toBe(`Mandat n°\u00a0T-1 vendu le ${frenchDay(TODAY)}`);
    const journaled = (await m.journal(id)).at(-1);
    expect(journaled).toMatchObject({ action: 'STATUS' });
    expect(journaled?.changes).toContainEqual({
      path: 'conclusion',
      before: null,
      after: { ...conclusion, name: null },
    });
  });

  it('concludes a letting, and stores by name a tenant who is no contact', async () => {
    const fees = { tenantFee: 400, inventoryFee: 100, landlordFee: 500, landlordInventoryFee: 100 };
    const rentalInfo = { ...NEW_RENTAL, rent: 700, deposit: 700, ...fees };
    const financialInfo = { ...propertyFields().financialInfo, monthlyExpenses: 80 };
    const rental = propertyFields({ transactionType: 'RENT', rentalInfo, financialInfo });
    const contactTypes = { [m.anne]: ['OWNER' as const] };
    const added = [{ reference: 'L1', fields: { ...rental, contactTypes } }];
    await m.world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, added));
    const { id } = await m.create({ counterParts: [m.anne], propertyRef: 'L1' });
    expectMandate(await m.sign('L1', m.anne));
    const conclusion = { date: TODAY, price: 780, name: ' Peio Etxe ' };
    expect(expectMandate(await m.call(`PATCH mandate/${id}/status/SOLD`, { conclusion }))).toMatchObject({
      conclusion: { date: TODAY, price: 780, contactId: null, name: 'Peio Etxe' },
    });
    expect(await statusOf('L1')).toBe('RENTED');
    expect((await m.eventsOf(id)).at(-1)).toBe(`Mandat n°\u00a0T-1 loué le ${frenchDay(TODAY)}`);
  });

  it.each([
    ['nothing said of it', undefined, 'conclusion.date'],
    ['no price', { price: 0 }, 'conclusion.price'],
    ['neither a contact nor a name', { contactId: null, name: ' ' }, 'conclusion.contactId'],
    ['a contact who is none', { contactId: 999_999 }, 'conclusion.contactId'],
    ['a day to come', { date: addDays(TODAY, 1) }, 'conclusion.date'],
    ['a day before its signature', { date: addDays(TODAY, -1) }, 'conclusion.date'],
  ])('refuses a conclusion with %s', async (_, overrides, path) => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    const conclusion = overrides && { date: TODAY, price: 255_000, contactId: m.luc, ...overrides };
    const answer = expectRefusal(await m.call(`PATCH mandate/${id}/status/SOLD`, { conclusion }), 422);
    expect(answer.errors?.map((each) => each.path)).toEqual([path]);
    expect([await m.mandateStatusOf('V1'), await statusOf('V1')]).toEqual(['RUNNING', 'ACTIVE']);
  });

  it('closes with the day and the reason', async () => {
    const { id } = await m.create();
    const body = { reason: 'Le propriétaire garde son bien.' };
    expect(expectMandate(await m.call(`PATCH mandate/${id}/status/CLOSED`, body))).toMatchObject({
      status: 'CLOSED',
      termination: { date: TODAY, ...body },
      statusHistory: [{ status: 'PENDING' }, { status: 'CLOSED', user: 'nora@pignon.test' }],
    });
    expect((await m.call(`PATCH mandate/${id}/status/CLOSED`, body)).status).toBe(304);
  });

  it.each(['RUNNING', 'SOLD', 'EXPIRED'])('refuses %s before signature, with the allowed statuses', async (status) => {
    const { id } = await m.create();
    expect(expectRefusal(await m.call(`PATCH mandate/${id}/status/${status}`), 409)).toMatchObject({
      code: 'CONFLICT',
      allowed: ['CLOSED'],
      detail: 'CLOSED',
      message: expect.stringMatching(/clos/) as string,
    });
  });

  it('refuses another status, an unknown mandate and an old version', async () => {
    const { id } = await m.create();
    expectRefusal(await m.call(`PATCH mandate/${id}/status/LOST`), 422);
    expectRefusal(await m.call('PATCH mandate/999999/status/CLOSED'), 404);
    expectRefusal(await m.call(`PATCH mandate/${id}/status/CLOSED`, undefined, { 'if-match': '"7"' }), 412);
  });
});

describe('PATCH mandate/{id}/extend', () => {
  it('moves the term of a running mandate by an amendment', async () => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    const endDate = addMonths(TODAY, 6);
    expect(expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate }))).toMatchObject({
      status: 'RUNNING',
      endDate,
      amendments: [{ date: TODAY, endDate, text: expect.stringMatching(/Prolongation/) as string }],
    });
    const again = await m.call(`PATCH mandate/${id}/extend`, { endDate });
    expect(expectRefusal(again, 422).errors).toMatchObject([{ path: 'endDate' }]);
    expect((await m.eventsOf(id)).at(-1)).toBe('Mandat n°\u00a0T-1 prolongé pour le bien V1');
  });

  it('lets an expired one run again, unless an exclusive one is running', async () => {
    const [id = 0] = await m.world.db.tx((tx) =>
      insertManyMandates(tx, SOMEBODY, [
        {
          fields: mandateFields({ propertyRef: 'V2', counterParts: [m.anne], endDate: '2026-11-10' }),
          life: { status: 'EXPIRED', registerNumber: 7, registerDate: '2026-08-10T10:00:00.000Z' },
        },
      ]),
    );
    await m.create({ propertyRef: 'V2', type: 'EXCLUSIVE' });
    const otherMandate = expectMandate(await m.sign('V2', m.anne));
    expect(otherMandate.registerNumber).toBe(8);
    const endDate = addMonths(TODAY, 2);
    expectRefusal(await m.call(`PATCH mandate/${id}/extend`, { endDate }), 409);
    expectMandate(await m.call(`PATCH mandate/${otherMandate.id}/status/CLOSED`, { reason: 'Accord.' }));
    expect(expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate }))).toMatchObject({
      status: 'RUNNING',
      registerNumber: 7,
    });
    expect(await m.mandateStatusOf('V2')).toBe('RUNNING');
  });

  it('is refused before signature', async () => {
    const { id } = await m.create();
    const answer = await m.call(`PATCH mandate/${id}/extend`, { endDate: addMonths(TODAY, 3) });
    expect(expectRefusal(answer, 409)).toMatchObject({ allowed: ['CLOSED'] });
  });
});

describe('GET mandate/register', () => {
  interface Line {
    registerNumber: number;
    cancelled: boolean;
  }
  const read = async (query = '') =>
    (await m.call(`GET mandate/register${query}`)).body as { content: Line[]; page: { totalElements: number } };

  it('lists numbers in order with the legally required facts, a closed one marked', async () => {
    for (const propertyRef of ['V1', 'V2']) {
      await m.create({ propertyRef, counterParts: [m.anne] });
      expectMandate(await m.sign(propertyRef, m.anne));
    }
    const { content } = await read();
    expect(content).toMatchObject([
      {
        register: 'T',
        registerNumber: 1,
        principals: [{ contactId: m.anne, name: 'Élissalde Maïalen', address: '4 rue des Œillets, 64100 Bayonne' }],
        propertyRef: 'V1',
        propertyType: 'HOUSE',
        propertyAddress: '4 rue des Œillets, 64100 Bayonne',
        price: 261_250,
        cancelled: false,
        termination: null,
        amendments: 0,
      },
      { registerNumber: 2 },
    ]);
    const [{ mandateId }] = content as unknown as [{ mandateId: number }];
    expectMandate(
      await m.call(`PATCH mandate/${mandateId}/status/CLOSED`, { kind: 'CANCELLATION', reason: 'Annulé.' }),
    );
    expect((await read()).content).toMatchObject([
      { registerNumber: 1, cancelled: true, termination: { date: TODAY, reason: 'Annulé.' } },
      { registerNumber: 2, cancelled: false },
    ]);
    expect(await read('?pageSize=1&pageNumber=1')).toMatchObject({
      content: [{ registerNumber: 2 }],
      page: { totalElements: 2 },
    });
  });

  it('filters by day and by register', async () => {
    await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    expect((await read(`?from=${TODAY}&to=${TODAY}`)).content).toHaveLength(1);
    expect((await read('?to=2020-01-01')).content).toEqual([]);
    expect((await read('?register=G')).content).toEqual([]);
    expectRefusal(await m.call('GET mandate/register?from=2026-02-01&to=2026-01-01'), 422);
    expectRefusal(await m.call('GET mandate/register?pageSize=501'), 422);
  });
});
