import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import sql from 'sql-template-tag';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { readPdf } from '../../../../test/pdf';
import { processMandateDeadlines } from '../clock/mandate-deadlines.service';
import { insertManyMandates, type NewMandate } from '../mandate.service';

const TODAY = dayOf();
const SIGNED = addMonths(TODAY, -5);

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

/** A mandate signed five months ago for a year. */
async function running(overrides: Partial<NewMandate['fields']> = {}): Promise<number> {
  const days = { startDate: SIGNED, endDate: addMonths(SIGNED, 12), irrevocableUntil: addMonths(SIGNED, 3) };
  const fields = mandateFields({ propertyRef: 'V2', counterParts: [m.anne], ...days, ...overrides });
  const life = { status: 'RUNNING' as const, registerNumber: 1, registerDate: `${SIGNED}T10:00:00.000Z` };
  const [id = 0] = await m.world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields, life }]));
  return id;
}

const LETTER = {
  kind: 'NOTICE',
  by: 'PRINCIPAL',
  letterNumber: '1A 200 300',
  reason: 'Le propriétaire garde son bien.',
};
const give = (id: number, overrides: object = {}) =>
  m.call(`PATCH mandate/${id}/notice`, { ...LETTER, letterDate: addDays(TODAY, -2), ...overrides });

describe('PATCH mandate/{id}/notice', () => {
  it('stores the letter and the end day, and leaves the mandate in force', async () => {
    const id = await running();
    expect(expectMandate(await give(id))).toMatchObject({
      status: 'RUNNING',
      termination: { ...LETTER, letterDate: addDays(TODAY, -2), date: TODAY, effectiveDate: addDays(TODAY, 13) },
    });
    expect(await m.mandateStatusOf('V2')).toBe('RUNNING');
    const [day, month, year] = [8, 5, 0].map((at) => addDays(TODAY, 13).slice(at, at === 0 ? 4 : at + 2));
    expect((await m.eventsOf(id)).at(-1)).toBe(
      `Mandat n°\u00a0T-1\u00a0: préavis donné par le mandant, prend fin le ${day}/${month}/${year}`,
    );
    expect((await m.journal(id)).at(-1)?.changes.map(({ path }) => path)).toContain('termination');
    const found = await m.call('POST mandate/find', { dto: { propertyRef: 'V2' } });
    expect(found.body).toMatchObject({ content: [{ noticeEnd: addDays(TODAY, 13), renews: false }] });
  });

  it('ends at once when its fifteen days have passed', async () => {
    const id = await running();
    expect(expectMandate(await give(id, { letterDate: addDays(TODAY, -15) }))).toMatchObject({
      status: 'CLOSED',
      termination: { kind: 'NOTICE', effectiveDate: TODAY },
    });
    expect(await m.mandateStatusOf('V2')).toBe('CLOSED');
    expect((await m.eventsOf(id)).slice(-2)).toEqual([
      expect.stringMatching(/: préavis donné par le mandant, prend fin le /),
      'Mandat n°\u00a0T-1 clos pour le bien V2\u00a0: le préavis est écoulé',
    ]);
    const register = await m.call('GET mandate/register');
    expect(register.body).toMatchObject({ content: [{ status: 'CLOSED', cancelled: false }] });
  });

  it.each([
    ['no reason', { reason: ' ' }, 'reason'],
    ['no number', { letterNumber: '' }, 'letterNumber'],
    ['nobody who gave it', { by: undefined }, 'by'],
    ['a letter of the irrevocable time', { letterDate: addMonths(SIGNED, 3) }, 'letterDate'],
    ['a renewal that was not agreed', { kind: 'NON_RENEWAL' }, 'letterDate'],
    ['what is no letter', { kind: 'AGREEMENT' }, 'kind'],
  ])('is refused with %s', async (_, overrides, path) => {
    const id = await running();
    expect(expectRefusal(await give(id, overrides), 422).errors).toMatchObject([{ path }]);
  });

  it('is refused for a mandate that is not running, with the allowed steps', async () => {
    const { id } = await m.create();
    expect(expectRefusal(await give(id), 409)).toMatchObject({ allowed: ['CLOSED'] });
    expectRefusal(await give(999_999), 404);
  });

  it('prevents an extension until both parties withdraw it', async () => {
    const id = await running();
    expectMandate(await give(id));
    const endDate = addMonths(TODAY, 12);
    expect(expectRefusal(await m.call(`PATCH mandate/${id}/extend`, { endDate }), 409).message).toMatch(/préavis/);
    expectRefusal(await m.call(`PATCH mandate/${id}/notice/withdrawn`, { reason: '' }), 422);
    const withdrawal = await m.call(`PATCH mandate/${id}/notice/withdrawn`, { reason: 'Les parties y renoncent.' });
    expect(expectMandate(withdrawal).termination).toBeNull();
    expect((await m.call(`PATCH mandate/${id}/notice/withdrawn`, { reason: 'Encore.' })).status).toBe(304);
    expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate }));
  });

  it('no longer ends a mandate that is extended after its refused renewal', async () => {
    const id = await running({ renewal: true, endDate: addDays(TODAY, -1) });
    expectMandate(await give(id, { kind: 'NON_RENEWAL' }));
    await processMandateDeadlines(m.world.db, new Date());
    expect(await m.mandateStatusOf('V2')).toBe('EXPIRED');
    const endDate = addMonths(TODAY, 3);
    const extended = expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate }));
    expect(extended).toMatchObject({ status: 'RUNNING', endDate, termination: null });
    expect((await m.journal(id)).at(-1)?.changes.map(({ path }) => path)).toContain('termination');
    const found = await m.call('POST mandate/find', { dto: { propertyRef: 'V2' } });
    expect(found.body).toMatchObject({ content: [{ noticeEnd: null }] });
    const shown = await m.call('POST visit/showings', [{ propertyRef: 'V2', day: TODAY }]);
    expect(shown.body).toMatchObject({ content: [{ mandateId: id, problem: null }] });
    expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate: addMonths(TODAY, 4) }));
  });

  it('is corrected by a second letter and checks the version', async () => {
    const id = await running();
    expectMandate(await give(id));
    const corrected = expectMandate(await give(id, { letterDate: addDays(TODAY, -1) }));
    expect(corrected.termination?.effectiveDate).toBe(addDays(TODAY, 14));
    const body = { ...LETTER, letterDate: TODAY };
    expectRefusal(await m.call(`PATCH mandate/${id}/notice`, body, { 'if-match': '"1"' }), 412);
  });
});

describe('a mandate closed immediately', () => {
  const close = (id: number, body: object) => m.call(`PATCH mandate/${id}/status/CLOSED`, body);

  it('requires the reason', async () => {
    const id = await running();
    expect(expectRefusal(await close(id, {}), 422).errors).toMatchObject([{ path: 'reason' }]);
    expect(expectRefusal(await close(id, { reason: '  ' }), 422).errors).toMatchObject([{ path: 'reason' }]);
    expectRefusal(await close(id, { reason: 'x', kind: 'NOTICE' }), 422);
  });

  it('journals that it was still irrevocable', async () => {
    const id = await running({ irrevocableUntil: TODAY });
    expectMandate(await close(id, { kind: 'AGREEMENT', reason: 'Divorce.' }));
    const texts = await m.world.db.query<{ text: string }>(sql`select text from event where title like '%clos pour%'`);
    expect(texts.at(-1)?.text).toMatch(/Divorce\. Avant la fin de l’irrévocabilité, le \d\d\/\d\d\/\d{4}\./);
    expect((await m.eventsOf(id)).at(-1)).toBe('Mandat n°\u00a0T-1 clos pour le bien V2\u00a0: accord des parties');
  });

  it.each([
    ['WITHDRAWAL', true],
    ['CANCELLATION', true],
    ['AGREEMENT', false],
    ['OTHER', false],
  ])('by %s: marked cancelled in the register: %s', async (kind, cancelled) => {
    const id = await running({ offPremises: true, withdrawalUntil: TODAY });
    expectMandate(await close(id, { kind, reason: 'x', ...(kind === 'WITHDRAWAL' && { letterDate: TODAY }) }));
    expect((await m.call('GET mandate/register')).body).toMatchObject({ content: [{ cancelled }] });
  });
});

describe('GET mandate/{id}/letter/{letter}', () => {
  const read = async (id: number, letter: string) =>
    readPdf((await m.call(`GET mandate/${id}/letter/${letter}`)).bytes);

  it('is a notice to each principal, with the end day once the notice is recorded', async () => {
    const id = await running({ counterParts: [m.anne, m.luc] });
    const before = await read(id, 'notice');
    expect(before.text).toContain('Lettre recommandée avec demande d’avis de réception');
    expect(before.text).toContain('15 jours après la première présentation de cette lettre');
    expect(before.text).toContain('ÉLISSALDE');
    expect(before.text).toContain('DURAND');
    expectMandate(await give(id, { by: 'AGENCY' }));
    expect((await read(id, 'notice')).text).toContain('1A 200 300');
  });

  it('announces a renewal with the last day to refuse it', async () => {
    const id = await running({ renewal: true });
    expect((await read(id, 'renewal')).text).toContain('Date limite de non-reconduction');
  });

  it('is refused when it would be untrue', async () => {
    const id = await running({ irrevocableUntil: TODAY });
    expect(expectRefusal(await m.call(`GET mandate/${id}/letter/notice`), 409).message).toMatch(/irrévocable/);
    expect(expectRefusal(await m.call(`GET mandate/${id}/letter/renewal`), 409).message).toMatch(/ne se reconduit pas/);
    expectRefusal(await m.call(`GET mandate/${id}/letter/other`), 422);
    expectRefusal(await m.call('GET mandate/999999/letter/notice'), 404);
  });
});
