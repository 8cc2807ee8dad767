import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import { withdrawalEnd } from '@pignon/shared/domain/mandate/mandate-signing';
import sql from 'sql-template-tag';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { upload } from '../../../../test/upload';
import { insertManyMandates } from '../mandate.service';

const TODAY = dayOf();
/** A day of the past year that is a holiday overseas only: at least one of four is a weekday. */
const OVERSEAS = [
  ['97600', '04-27'],
  ['97200', '05-22'],
  ['97300', '06-10'],
  ['97400', '12-20'],
] as const;
function recentHoliday(): { postcode: string; day: string } {
  const year = Number(TODAY.slice(0, 4));
  const found = [year, year - 1]
    .flatMap((each) => OVERSEAS.map(([postcode, date]) => ({ postcode, day: `${each}-${date}` })))
    .find(({ day }) => addDays(day, -14) <= TODAY && addMonths(day, 11) > TODAY && workingDayFrom(day) === day);
  if (!found) throw new Error('No holiday overseas on a working day.');
  return found;
}

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const COUPLE = {
  secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Élissalde', email: null },
  secondBirth: { date: '1970-03-02', place: 'Pau' },
};

const AUTHORISATION = { name: 'autorisation.pdf', bytes: Buffer.from('%PDF-1.7 autorisation\n%%EOF') };

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

describe('PATCH mandate/{propertyRef}/signed', () => {
  it('requires every principal, then enters into force and into the register', async () => {
    const { id } = await m.create({ type: 'EXCLUSIVE', offPremises: true });
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const partlySigned = expectMandate(await m.sign('V1', { contactId: m.luc, image }));
    expect(partlySigned).toMatchObject({
      status: 'PENDING',
      registerNumber: null,
      signatures: [{ contactId: m.luc, image }],
    });
    const mandate = expectMandate(await m.sign('V1', m.anne));
    expect(mandate).toMatchObject({
      status: 'RUNNING',
      registerNumber: 1,
      startDate: TODAY,
      endDate: addMonths(TODAY, 3),
      irrevocableUntil: addMonths(TODAY, 3),
      withdrawalUntil: withdrawalEnd(TODAY),
      signatures: [
        { contactId: m.anne, image: null },
        { contactId: m.luc, image },
      ],
      version: 3,
    });
    expect(mandate.registerDate).toBe(mandate.statusHistory.at(-1)?.at);
    expect(expectMandate(await m.call(`GET mandate/${id}`))).toEqual(mandate);
    expect(await m.mandateStatusOf('V1')).toBe('RUNNING');
    expect(await m.eventsOf(id)).toEqual([
      'Mandat créé pour le bien V1',
      'Mandat du bien V1\u00a0: 1 sur 2 ont signé',
      'Mandat n°\u00a0T-1 signé pour le bien V1',
    ]);
    const entries = await m.journal(id);
    expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'STATUS']);
    expect(entries[2]?.changes).toContainEqual({ path: 'registerNumber', before: null, after: 1 });
    expect(JSON.stringify(entries)).not.toContain('base64');
  });

  it('excludes the public holidays of the agency’s location from the withdrawal period', async () => {
    const { postcode, day } = recentHoliday();
    await m.moveAgency(postcode);
    const signedAt = `${addDays(day, -14)}T09:00:00.000Z`;
    await m.create({ propertyRef: 'V2', offPremises: true });
    const mandate = expectMandate(await m.sign('V2', { contactId: m.anne, signedAt }));
    expect(mandate.withdrawalUntil).toBe(workingDayFrom(addDays(day, 1)));
  });

  it('accepts each spouse, the agency and the place; a contact without a person stands for both', async () => {
    await m.world.db.query(
      sql`update contact set parts = parts || ${JSON.stringify(COUPLE)}::jsonb where id = ${m.anne}`,
    );
    const { id } = await m.create({ propertyRef: 'V2' });
    const agent = { capacity: 'EMPLOYEE', credential: ' ADC 64 ', image: PICTURE };
    const first = { signers: [{ contactId: m.anne, image: PICTURE }], agent, place: 'Anglet' };
    const one = { ...first, signers: [{ ...first.signers[0], person: 'FIRST' }] };
    const partlySigned = expectMandate(await m.call('PATCH mandate/V2/signed', one));
    expect(partlySigned).toMatchObject({
      status: 'PENDING',
      signatures: [{ contactId: m.anne, image: PICTURE }],
      agentSignature: { user: 'nora@pignon.test', capacity: 'EMPLOYEE', credential: 'ADC 64', image: PICTURE },
      signedPlace: 'Anglet',
    });
    const found = async () => (await m.call('POST mandate/find', { dto: { propertyRef: 'V2' } })).body;
    expect(await found()).toMatchObject({
      content: [{ counterParts: [{ signed: false }], signatures: { given: 1, wanted: 2, agent: true } }],
    });
    const { signatures, status } = expectMandate(await m.sign('V2', m.anne));
    expect(status).toBe('RUNNING');
    expect(await found()).toMatchObject({ content: [{ signatures: { given: 2, wanted: 2, agent: true } }] });
    expect(signatures).toMatchObject([{ image: PICTURE }, { contactId: m.anne, person: 'SECOND', image: null }]);
    expect(JSON.stringify(await m.journal(id))).not.toContain('base64');
    expect(await m.eventsOf(id)).toContain('Mandat du bien V2\u00a0: 1 sur 2 ont signé');
  });

  it('refuses an agent without attestation, and drops signatures when terms change', async () => {
    const { id } = await m.create({ propertyRef: 'V2', counterParts: [m.anne, m.luc] });
    const agent = { capacity: 'HOLDER' };
    const withoutCredential = await m.call('PATCH mandate/V2/signed', {
      signers: [m.anne],
      agent: { capacity: 'EMPLOYEE' },
    });
    expect(expectRefusal(withoutCredential, 422).errors).toMatchObject([{ path: 'agent.credential' }]);
    const futureSignature = { signers: [m.anne], agent: { ...agent, signedAt: '2999-01-01T00:00:00.000Z' } };
    expect(expectRefusal(await m.call('PATCH mandate/V2/signed', futureSignature), 422).errors).toMatchObject([
      { path: 'agent.signedAt' },
    ]);
    expectMandate(await m.call('PATCH mandate/V2/signed', { signers: [m.anne], agent }));
    const changed = expectMandate(await m.call(`PATCH mandate/${id}`, { price: 250_000 }, { 'if-match': '"2"' }));
    expect(changed).toMatchObject({ signatures: [], agentSignature: null });
  });

  it('is not fully signed while something is missing, unless a manager gives a reason', async () => {
    await m.world.db.query(sql`update contact set parts = jsonb_set(parts, '{birth}', 'null') where id = ${m.anne}`);
    const { id } = await m.create({ propertyRef: 'V2' });
    const state = await m.call(`GET mandate/${id}/signing`);
    expect(state.body).toMatchObject({
      signatories: [{ contactId: m.anne, person: 'FIRST', name: 'Madame Maïalen ÉLISSALDE' }],
      missing: [
        {
          ...{ key: 'birthDate', who: 'Madame Maïalen ÉLISSALDE', message: 'La date de naissance manque.' },
          place: { of: 'contact', ref: String(m.anne), field: 'birth.date' },
        },
        { key: 'birthPlace' },
      ],
      agent: { name: 'nora@pignon.test', capacity: null },
      place: 'Biarritz',
    });
    const refusal = expectRefusal(await m.sign('V2', m.anne), 422);
    expect(refusal.message).toMatch(
      /ne peut pas être signé.*ÉLISSALDE.*la date de naissance manque\. Et 1.autre manque\./,
    );
    expect(refusal.errors?.map(({ path }) => path)).toEqual([
      `missing.contact.${m.anne}.birthDate`,
      `missing.contact.${m.anne}.birthPlace`,
    ]);
    const all = { signers: [m.anne], agent: { capacity: 'HOLDER' }, reason: 'Acte de naissance attendu.' };
    const missing = expectRefusal(await m.call('PATCH mandate/V2/signed', all), 422);
    expect(missing.message).toMatch(/Seul un responsable/);
    const manager = await m.world.signIn(['MANAGER'], { email: 'marie@pignon.test' });
    const signed = expectMandate(await m.world.call('PATCH mandate/V2/signed', { token: manager, body: all }));
    expect(signed).toMatchObject({
      ...{ status: 'RUNNING', registerNumber: 1 },
      missingAccepted: { reason: 'Acte de naissance attendu.', by: 'marie@pignon.test' },
    });
    expect(signed.missingAccepted?.missing).toHaveLength(2);
    expect(JSON.stringify(await m.journal(id))).toContain('Acte de naissance attendu.');
    const again = await m.world.call(`GET mandate/${id}/signing`, { token: manager });
    expect(again.body).toMatchObject({ agent: { capacity: 'HOLDER', credential: null } });
    const signingRight = { agentCapacity: 'COMMERCIAL_AGENT', agentCredential: 'Bayonne 812' };
    const admin = { token: manager, body: signingRight, headers: { 'if-match': '"1"' } };
    expectMandate(await m.world.call('PATCH user/marie@pignon.test', admin));
    const proposed = await m.world.call(`GET mandate/${id}/signing`, { token: manager });
    expect(proposed.body).toMatchObject({ agent: { capacity: 'COMMERCIAL_AGENT', credential: 'Bayonne 812' } });
  });

  it('answers 304 when they had signed already, and checks a given version', async () => {
    await m.create();
    expectMandate(await m.sign('V1', m.anne));
    expect((await m.sign('V1', m.anne)).status).toBe(304);
    const stale = await m.call('PATCH mandate/V1/signed', [m.luc], { 'if-match': '"1"' });
    expect(expectRefusal(stale, 412).current).toMatchObject({ version: 2 });
    expectMandate(await m.call('PATCH mandate/V1/signed', [m.luc], { 'if-match': '"2"' }));
  });

  it.each<[string, unknown[], string]>([
    ['who is not party to it', [999_999], '0.contactId'],
    ['an instant to come', [{ contactId: 1, signedAt: '2999-01-01T00:00:00.000Z' }], '0.signedAt'],
    ['nobody', [], ''],
    ['a picture that is none', [{ contactId: 1, image: 'https://x.test/a.png' }], '0.image'],
  ])('refuses %s', async (_, signers, path) => {
    await m.create();
    const signerInputs = signers.map((each) => (typeof each === 'object' ? { ...each, contactId: m.anne } : each));
    expect(expectRefusal(await m.sign('V1', ...signerInputs), 422).errors).toMatchObject([{ path }]);
  });

  it('requires exactly one pending mandate', async () => {
    expectRefusal(await m.sign('V9', m.anne), 404);
    expect(expectRefusal(await m.sign('V1', m.anne), 409).message).toMatch(/Aucun mandat/);
    await m.create();
    await m.create();
    expect(expectRefusal(await m.sign('V1', m.anne), 409).message).toMatch(/Plusieurs mandats/);
  });

  it('refuses a term that has passed, and assigns no number', async () => {
    const [id = 0] = await m.world.db.tx((tx) =>
      insertManyMandates(tx, SOMEBODY, [
        { fields: mandateFields({ propertyRef: 'V2', counterParts: [m.anne], endDate: '2026-11-02' }) },
      ]),
    );
    expect(expectRefusal(await m.sign('V2', m.anne), 422).errors).toMatchObject([{ path: 'endDate' }]);
    expectMandate(await m.call(`PATCH mandate/${id}`, { startDate: null, endDate: null }, { 'if-match': '"1"' }));
    expect(expectMandate(await m.sign('V2', m.anne)).registerNumber).toBe(1);
  });

  it('assigns no number to a delegation', async () => {
    const partner = {
      agencyName: 'Agence des Halles',
      cardNumber: 'CPI 6401',
      mandateNumber: '88',
      mandateDate: '2026-10-01',
      feeShare: 40,
    };
    const { id } = await m.create({ propertyRef: 'V2', type: 'PARTNER', partner, durationMonths: 6 });
    const { errors } = expectRefusal(await m.sign('V2', m.anne), 422);
    expect(errors).toMatchObject([{ path: `missing.folder.${id}.authorisation` }]);
    await upload(m.world, `mandate/${id}?metadata=AUTHORISATION`, [AUTHORISATION], m.token);
    expect(expectMandate(await m.sign('V2', m.anne))).toMatchObject({
      status: 'RUNNING',
      registerNumber: null,
      partner,
    });
    await m.create({ propertyRef: 'V2', type: 'EXCLUSIVE' });
    expect(expectMandate(await m.sign('V2', m.anne))).toMatchObject({ registerNumber: 1 });
  });

  it('allows no other mandate beside an exclusive one', async () => {
    await m.create({ propertyRef: 'V2', type: 'EXCLUSIVE' });
    const first = expectMandate(await m.sign('V2', m.anne));
    await m.create({ propertyRef: 'V2' });
    expect(expectRefusal(await m.sign('V2', m.anne), 409)).toMatchObject({
      message: expect.stringMatching(/exclusif de ce bien est en cours/) as string,
      detail: String(first.id),
    });
    expectMandate(await m.call(`PATCH mandate/${first.id}/status/CLOSED`, { reason: 'Accord.' }));
    expect(expectMandate(await m.sign('V2', m.anne)).registerNumber).toBe(2);
  });
});
