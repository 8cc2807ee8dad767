import type { TakeoverValues } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import type { TakeoverAnswer } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import sql from 'sql-template-tag';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';

let m: MandateWorld;
let manager: string;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(async () => {
  await m.begin();
  manager = await m.world.signIn(['MANAGER'], { email: 'maud@pignon.test' });
});
afterAll(() => m.world.close());

const DEFAULTS = { register: 'T', type: 'NON_EXCLUSIVE', feeType: 'SELLER', negotiator: null };
const LINE = { registerNumber: '512', registerDate: '02/03/2026', propertyRef: 'V1', durationMonths: '12' };
const importRequest = (values: readonly TakeoverValues[]) => ({
  lines: values.map((each, index) => ({ line: index + 2, values: each })),
  defaults: DEFAULTS,
});
async function send(values: readonly TakeoverValues[], call = 'POST mandate/takeover'): Promise<TakeoverAnswer> {
  const answer = await m.world.call(call, { token: manager, body: importRequest(values) });
  expect(answer).toMatchObject({ status: call.endsWith('check') ? 200 : 201 });
  return answer.body;
}
const problemsOf = ({ results }: TakeoverAnswer) =>
  results.map(({ problems }) => problems.map(({ message }) => message));
const count = async (): Promise<number> => {
  const [row] = await m.world.db.query<{ total: number }>(sql`select count(*)::int as total from mandate`);
  return row?.total ?? 0;
};

describe('POST mandate/takeover', () => {
  it('enters mandates with their numbers and days, for the property’s owners when nobody is named', async () => {
    const answer = await send([
      LINE,
      { ...LINE, registerNumber: 'n° 513', propertyRef: 'v2', email: 'new@pignon.test', lastName: 'Uhalde' },
    ]);
    expect(answer.results).toMatchObject([
      { outcome: 'TAKEN', registerNumber: 512, principals: [{ source: 'OWNERS' }, { source: 'OWNERS' }] },
      { outcome: 'TAKEN', registerNumber: 513, principals: [{ source: 'NEW', name: 'Uhalde' }] },
    ]);
    expect(answer.next).toEqual({ T: 514, G: 1 });
    const [first, second] = answer.results;
    const mandate = expectMandate(await m.call(`GET mandate/${first?.mandateId}`));
    expect(mandate).toMatchObject({ status: 'RUNNING', registerNumber: 512, endDate: '2027-03-02', propertyRef: 'V1' });
    expect(mandate.takenOver).toMatchObject({ by: 'maud@pignon.test' });
    expect(mandate.signatures.map(({ contactId }) => contactId)).toEqual([m.anne, m.luc]);
    expect(await m.eventsOf(mandate.id)).toEqual(['Mandat n°\u00a0T-512 repris du registre précédent pour le bien V1']);
    const { body } = await m.call(`GET contact/${second?.principals[0]?.contactId}`);
    expect(body as unknown as Contact).toMatchObject({ lastName: 'Uhalde', contactType: ['OWNER'] });
    const register = (await m.call('GET mandate/register')).body as unknown as { content: object[] };
    expect(register.content).toMatchObject([
      { registerNumber: 512, takenOver: true },
      { registerNumber: 513, takenOver: true },
    ]);
  });

  it('continues after the highest number with the next signature', async () => {
    await send([LINE]);
    await m.create({ propertyRef: 'V2' });
    expect(expectMandate(await m.sign('V2', m.anne))).toMatchObject({ registerNumber: 513, takenOver: null });
  });

  it('writes nothing twice: repeated lines are recognised', async () => {
    await send([LINE]);
    const again = await send([LINE]);
    expect(again.results).toMatchObject([{ outcome: 'KNOWN', registerNumber: 512 }]);
    expect(await count()).toBe(1);
  });

  it('refuses a number in use, here or in the file, and names the other mandate', async () => {
    await send([LINE]);
    const answer = await send([
      { ...LINE, propertyRef: 'V2' },
      { ...LINE, registerNumber: '514', propertyRef: 'V2' },
      { ...LINE, registerNumber: '514', propertyRef: 'V1' },
    ]);
    expect(problemsOf(answer)).toEqual([
      ['Le n°\u00a0T-512 est déjà celui du mandat du bien V1'],
      [],
      ['La ligne 3 porte déjà ce numéro'],
    ]);
  });

  it('refuses a number that breaks the chronology of numbers assigned here', async () => {
    await m.create({ propertyRef: 'V2' });
    expectMandate(await m.sign('V2', m.anne));
    const answer = await send([{ ...LINE, registerNumber: '40', registerDate: '02/03/2025', status: 'expiré' }]);
    expect(problemsOf(answer)[0]?.[0]).toMatch(
      /^Le registre est chronologique\u00a0: le n°\u00a0T-1 y est inscrit le /,
    );
  });

  it('explains errors of a line in words, and checks without writing', async () => {
    const answer = await send(
      [
        { ...LINE, registerNumber: 'douze' },
        { ...LINE, propertyRef: 'V99' },
        { ...LINE, durationMonths: '' },
        { ...LINE, registerDate: '02/03/2024', durationMonths: '3', status: 'en cours' },
        { ...LINE, mandateType: 'délégation' },
        { ...LINE, register: 'G' },
      ],
      'POST mandate/takeover/check',
    );
    expect(problemsOf(answer)).toEqual([
      ['Numéro illisible\u00a0: écrivez 512 («\u00a0douze\u00a0»)'],
      ['Aucun bien n’a cette référence\u00a0: créez-le d’abord'],
      ['Indiquez la fin ou la durée de ce mandat en cours'],
      ['Le terme de ce mandat est passé, le 02/06/2024\u00a0: indiquez son état'],
      ['Une délégation n’est pas inscrite au registre'],
      ['Le registre de gestion ne reçoit que des mandats de biens à louer'],
    ]);
    expect(await count()).toBe(0);
  });

  it('enters one mandate of several principals, existing or new, and a company with its representative', async () => {
    const answer = await send([
      { ...LINE, lastFirst: 'Uhalde Ana ; Élissalde Maïalen', email: 'ana@pignon.test' },
      { ...LINE, registerNumber: '513', company: 'SCI Éole', lastFirst: 'Dufau Jean', capacity: 'gérant' },
      { ...LINE, registerNumber: '514', lastFirst: 'Etxe Peio', lastFirst2: 'Uhalde Ana', email2: 'ana@pignon.test' },
    ]);
    expect(answer.results).toMatchObject([
      { outcome: 'TAKEN', principals: [{ source: 'NEW', name: 'Uhalde Ana' }, { contactId: m.anne }] },
      { outcome: 'TAKEN', principals: [{ source: 'NEW', name: 'SCI Éole' }] },
      {
        outcome: 'TAKEN',
        principals: [
          { source: 'NEW', name: 'Etxe Peio' },
          { source: 'LINE', name: 'Uhalde Ana' },
        ],
      },
    ]);
    const [both, company, later] = answer.results.map(({ principals }) => principals.map(({ contactId }) => contactId));
    expect(later?.[1]).toBe(both?.[0]);
    const mandate = expectMandate(await m.call(`GET mandate/${answer.results[0]?.mandateId}`));
    expect(mandate.counterParts).toEqual(both);
    expect(mandate.signatures.map(({ contactId }) => contactId)).toEqual(both);
    const firm = (await m.call(`GET contact/${company?.[0]}`)).body as unknown as Contact;
    expect(firm).toMatchObject({ title: 'COMPANY', company: 'SCI Éole', lastName: 'Dufau', capacity: 'gérant' });
  });

  it('recognises a principal by e-mail, telephone or name, an owner of the property first', async () => {
    const answer = await send([{ ...LINE, lastName: 'Durand', firstName: 'Maïalen' }], 'POST mandate/takeover/check');
    expect(answer.results).toMatchObject([
      { principals: [{ source: 'CONTACT', contactId: m.luc, reasons: ['NAME'] }] },
    ]);
  });

  it('refuses a second mandate beside a running exclusive one', async () => {
    const answer = await send([
      { ...LINE, mandateType: 'exclusif' },
      { ...LINE, registerNumber: '513' },
    ]);
    expect(problemsOf(answer)).toEqual([[], ['Un mandat exclusif de ce bien est en cours jusqu’au 02/03/2027']]);
  });

  it('starts the register at the agency’s number while all numbers were taken over', async () => {
    await send([LINE]);
    const agency: { version: number } = (await m.world.call('GET agency', { token: manager })).body;
    const body = { registerStart: { T: 520, G: null } };
    const agencyUpdate = await m.world.call('PATCH agency', {
      token: manager,
      body,
      headers: { 'if-match': `"${agency.version}"` },
    });
    expect(agencyUpdate.status).toBe(200);
    await m.create({ propertyRef: 'V2' });
    expect(expectMandate(await m.sign('V2', m.anne))).toMatchObject({ registerNumber: 520 });
    const { body: gaps } = await m.call('GET mandate/register/gap');
    expect(gaps).toEqual([{ first: 513, last: 519, reason: null }]);
  });

  it('has no contract to print: it was signed elsewhere', async () => {
    const { results } = await send([LINE]);
    const { message } = expectRefusal(await m.call(`GET mandate/${results[0]?.mandateId}/agency/pdf`), 409);
    expect(message).toMatch(/original/);
  });

  it('is allowed to managers only', async () => {
    expectRefusal(await m.call('POST mandate/takeover', importRequest([LINE])), 403);
  });
});
