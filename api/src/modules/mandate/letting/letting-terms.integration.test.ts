import sql from 'sql-template-tag';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { USUAL_MANAGEMENT } from '@pignon/shared/domain/mandate/management/management-terms';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { readPdf } from '../../../../test/pdf';
import { writeAgency } from '../../agency/agency.repo';
import { insertManyProperties } from '../../property/property.service';

const RENTAL = {
  rent: 700,
  rentExcludingVat: null,
  chargeMode: 'PROVISION' as const,
  rentalFeeMode: null,
  deposit: 700,
  furnished: false,
  leaseType: 'STANDARD' as const,
  leaseMonths: null,
  rentControl: null,
  tenantFee: 400,
  inventoryFee: 100,
  landlordFee: 500,
  landlordInventoryFee: 100,
};

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(async () => {
  await m.begin();
  const contactTypes = { [m.anne]: ['OWNER' as const] };
  const { financialInfo } = propertyFields();
  const financialInfoWithCharges = { ...financialInfo, monthlyExpenses: 50 };
  const fields = propertyFields({
    transactionType: 'RENT',
    rentalInfo: RENTAL,
    financialInfo: financialInfoWithCharges,
    contactTypes,
  });
  await m.world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ fields, reference: 'L1' }]));
});
afterAll(() => m.world.close());

const create = (overrides: object = {}) =>
  m.call('POST mandate', { propertyRef: 'L1', type: 'NON_EXCLUSIVE', ...overrides });
const management = { ...USUAL_MANAGEMENT, feeRate: 7 };

describe('a mandate to let', () => {
  it('takes the terms of its property and keeps them when the property changes', async () => {
    const mandate = expectMandate(await create(), 201);
    expect(mandate.letting).toMatchObject({ tenantFee: 400, landlordFee: 500, deposit: 700, negotiationFee: null });
    await m.world.db.query(sql`update property set parts = jsonb_set(parts, '{rentalInfo,tenantFee}', '1')`);
    expect(expectMandate(await m.call(`GET mandate/${mandate.id}`)).letting?.tenantFee).toBe(400);
  });

  it('refuses tenant’s fees above the cap or the landlord’s, on creation and change', async () => {
    const letting = { ...expectMandate(await create(), 201).letting, tenantFee: 5_000 };
    expect(expectRefusal(await create({ letting }), 422).errors).toMatchObject([{ path: 'letting.tenantFee' }]);
    const [{ id }] = (await m.world.db.query<{ id: number }>(sql`select id from mandate`)) as [{ id: number }];
    const patched = await m.call(`PATCH mandate/${id}`, { letting }, { 'if-match': '"1"' });
    expect(expectRefusal(patched, 422).errors).toMatchObject([{ path: 'letting.tenantFee' }]);
  });
});

describe('the deposit of a mandate to let', () => {
  it('is refused over its cap, beside its field', async () => {
    const letting = { ...expectMandate(await create(), 201).letting, deposit: 9_000 };
    expect(expectRefusal(await create({ letting }), 422).errors).toMatchObject([{ path: 'letting.deposit' }]);
  });

  it('is checked against the cap on the day of the last signature, whatever the draft allowed', async () => {
    expectMandate(await create(), 201);
    await m.world.db.query(sql`update property set parts = jsonb_set(parts, '{rentalInfo,leaseType}', '"MOBILITY"')`);
    expect(expectRefusal(await m.sign('L1', m.anne), 422).errors).toMatchObject([{ path: 'letting.deposit' }]);
    const [row] = await m.world.db.query(sql`select status, register_number as number from mandate`);
    expect(row).toEqual({ status: 'PENDING', number: null });
  });
});

describe('a mandate to manage', () => {
  it('is numbered in the management register and prints a management contract', async () => {
    const { id } = expectMandate(await create({ register: 'G', management }), 201);
    const signed = expectMandate(await m.sign('L1', m.anne));
    expect(signed).toMatchObject({ register: 'G', registerNumber: 1, management: { feeRate: 7 } });
    const answer = await m.world.call(`GET mandate/${id}/agency/pdf`, { token: m.token });
    const { text } = await readPdf(answer.bytes);
    expect(text).toContain('Mandat de gestion');
    expect(text).toContain('Recevoir tous loyers');
    expect(text).not.toContain('CLAUSE PÉNALE');
  });

  it('is refused without fees, and to an agency without the management card', async () => {
    expect(expectRefusal(await create({ register: 'G' }), 422).errors).toMatchObject([{ path: 'management.feeRate' }]);
    const professionalCard = { number: 'CPI 1', chamber: 'CCI', kinds: ['T' as const] };
    await m.world.db.tx((tx) => writeAgency(tx, { ...EMPTY_AGENCY, professionalCard }));
    expect(expectRefusal(await create({ register: 'G', management }), 422).errors).toMatchObject([
      { path: 'register' },
    ]);
  });
});
