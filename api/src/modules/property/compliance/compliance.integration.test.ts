import type { ComplianceReply } from '@pignon/shared/domain/property/compliance/compliance.schema';
import type { z } from 'zod';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { DEMO_AGENCY } from '../../../../../demo/src/agency-settings';
import { writeAgency } from '../../agency/agency.repo';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../property.service';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const energyEfficiency = {
      ...propertyFields().energyEfficiency,
      date: '2024-05-02',
      costMin: 1000,
      costMax: 1500,
      costReferenceDate: '2021-01-01',
    };
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'BARE', fields: propertyFields({ energyEfficiency }) },
      { reference: 'READY', fields: propertyFields({ energyEfficiency }) },
      { reference: 'DEARER', fields: propertyFields({ energyEfficiency }) },
    ]);
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandateFields({ propertyRef: 'READY', counterParts: [owner] }), life: { status: 'RUNNING' } },
      {
        fields: mandateFields({ propertyRef: 'DEARER', counterParts: [owner], price: 250_000 }),
        life: { status: 'RUNNING' },
      },
    ]);
    const feeScale = [{ kind: 'SALE' as const, upTo: null, percent: 5, amount: null }];
    await writeAgency(tx, { ...DEMO_AGENCY, feeScale });
  });
});
afterAll(() => world.close());

async function complianceOf(path: string): Promise<z.infer<typeof ComplianceReply>> {
  const answer = await world.call(`GET property/${path}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('GET property/{reference}/compliance', () => {
  it('returns the findings that block an advertisement', async () => {
    const { publishable, problems } = await complianceOf('BARE/compliance');
    expect(publishable).toBe(false);
    expect(problems.map(({ path, severity }) => [path, severity])).toEqual([
      ['mandateStatus', 'BLOCKING'],
      ['media', 'WARNING'],
    ]);
  });

  it('compares the advertisement with the price of the running mandate', async () => {
    const { publishable, problems } = await complianceOf('DEARER/compliance?day=2026-11-21');
    expect(publishable).toBe(false);
    expect(problems[0]).toMatchObject({ path: 'financialInfo.priceNoFees', severity: 'BLOCKING' });
    expect(problems[0]?.message).toContain('mandat en cours');
  });

  it('passes a property with a running mandate, on the requested day', async () => {
    expect(await complianceOf('READY/compliance?day=2026-11-21')).toMatchObject({
      day: '2026-11-21',
      publishable: true,
    });
    const later = await complianceOf('READY/compliance?day=2034-05-02');
    expect(later.problems[0]).toMatchObject({ path: 'energyEfficiency.date', severity: 'BLOCKING' });
  });

  it('lists every mention with its verdict and the printed words', async () => {
    const { mentions, publishable } = await complianceOf('BARE/compliance');
    const of = (key: string) => mentions.find((mention) => mention.key === key);
    expect(of('mandate')).toMatchObject({ verdict: 'BLOCKING', text: null, problems: [{ path: 'mandateStatus' }] });
    expect(of('pictures')).toMatchObject({ verdict: 'WARNING' });
    expect(of('risks')).toMatchObject({ verdict: 'OK', problems: [] });
    expect(of('risks')?.text).toContain('Géorisques');
    expect(of('feeScale')?.text).toContain(DEMO_AGENCY.feeScaleUrl);
    expect(mentions.some(({ verdict }) => verdict === 'BLOCKING')).toBe(!publishable);
  });

  it('refuses an unknown property and an invalid day', async () => {
    expect((await world.call('GET property/NOWHERE/compliance', { token })).status).toBe(404);
    expect((await world.call('GET property/READY/compliance?day=2026-02-30', { token })).status).toBe(422);
  });
});
