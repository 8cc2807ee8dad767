import { aMandate, PARTNER } from '../../documents/test/mandates';
import { NO_LETTING_TERMS } from '../letting/letting-terms';
import { USUAL_MANAGEMENT } from '../management/management-terms';
import { NO_TEXTS } from '../texts/mandate-text.enums';
import { amendmentProblem, amendmentRefusal, realChanges, signedAmendment, termsBefore, withTerms } from './amendment';

const TODAY = '2026-11-25';
const RUNNING = aMandate({ price: 261_250, endDate: '2027-02-03', commissionRate: 4.5, texts: NO_TEXTS });
const LETTING = { ...NO_LETTING_TERMS, tenantFee: 400, landlordFee: 500 };
const LETTING_MANDATE = aMandate({ transactionType: 'RENT', type: 'NON_EXCLUSIVE', price: 785, letting: LETTING });

it('contains only what differs from the mandate', () => {
  const terms = { price: 261_250, commissionRate: 5, endDate: '2027-02-03', feeType: 'SELLER' as const };
  expect(realChanges(RUNNING, terms)).toEqual({ commissionRate: 5, feeType: 'SELLER' });
  expect(realChanges(LETTING_MANDATE, { letting: { ...LETTING } })).toEqual({});
  expect(realChanges(LETTING_MANDATE, { letting: { ...LETTING, deposit: 785 } })).toEqual({
    letting: { ...LETTING, deposit: 785 },
  });
  expect(realChanges(RUNNING, { commissionAmount: 9000 })).toEqual({ commissionAmount: 9000 });
});

it('contains the former values, except for a new text or term', () => {
  const changes = { price: 250_000, commissionAmount: 9000, powers: 'Rechercher un acquéreur.', endDate: '2027-05-03' };
  expect(termsBefore(RUNNING, changes)).toEqual({ price: 261_250, commissionAmount: null, endDate: '2027-02-03' });
  expect(termsBefore({ ...RUNNING, endDate: null }, { endDate: '2027-05-03' })).toEqual({});
});

it('adds powers to the texts of the mandate, and keeps the others', () => {
  const { texts, price } = withTerms({ ...RUNNING, texts: { ...NO_TEXTS, means: 'Affiche' } }, { powers: 'Vendre.' });
  expect(texts).toEqual({ ...NO_TEXTS, means: 'Affiche', powers: 'Vendre.' });
  expect(price).toBe(261_250);
});

it.each([
  ['has expired', { status: 'EXPIRED' as const }, /échu/],
  ['is not signed', { status: 'PENDING' as const }, /en cours/],
  ['is sold', { status: 'SOLD' as const }, /en cours/],
])('is refused for a mandate that %s', (_, overrides, words) => {
  expect(amendmentRefusal({ ...RUNNING, ...overrides })).toMatch(words);
  expect(amendmentRefusal(RUNNING)).toBeNull();
});

const NOTICE = {
  ...{ kind: 'NOTICE' as const, date: TODAY, by: 'PRINCIPAL' as const, letterDate: TODAY },
  ...{ letterNumber: '1A', effectiveDate: '2026-12-10', reason: 'Vente à un proche' },
};

it('is refused for a mandate under notice', () => {
  expect(amendmentRefusal({ ...RUNNING, termination: NOTICE })).toMatch(/lettre/);
});

it.each([
  ['nothing', {}, 'text'],
  ['a term of today', { endDate: TODAY }, 'endDate'],
  ['a term beyond the longest', { endDate: '2036-11-26' }, 'endDate'],
  ['no price', { price: null }, 'price'],
  ['fees above the price', { commissionAmount: 300_000 }, 'commissionAmount'],
  ['letting terms of a sale', { letting: LETTING }, 'letting'],
])('violates a rule by %s', (_, changes, path) => {
  expect(amendmentProblem(RUNNING, changes, { today: TODAY })?.path).toBe(path);
});

it('may change price, term, payer, powers or letting terms', () => {
  const validChanges = {
    price: 250_000,
    endDate: '2027-05-03',
    feeType: 'SHARED' as const,
    buyerShare: 40,
    powers: 'Vendre.',
  };
  expect(amendmentProblem(RUNNING, validChanges, { today: TODAY })).toBeNull();
  expect(amendmentProblem(LETTING_MANDATE, { letting: { ...LETTING, deposit: 785 } }, { today: TODAY })).toBeNull();
});

it('has no text of powers for a management mandate or a delegation', () => {
  const management = { ...LETTING_MANDATE, register: 'G' as const, management: USUAL_MANAGEMENT };
  for (const mandate of [management, aMandate(PARTNER)])
    expect(amendmentProblem(mandate, { powers: 'Vendre.' }, { today: TODAY })?.path).toBe('powers');
});

it('checks letting fees of a dwelling against their cap', () => {
  const lettingCap = { letting: 300, inventory: 100, total: 400 };
  const changes = { letting: { ...LETTING, tenantFee: 401, inventoryFee: 100 } };
  expect(amendmentProblem(LETTING_MANDATE, changes, { today: TODAY, lettingCap })?.path).toBe('letting.tenantFee');
});

it('contains, once signed, its changes, the former values, signatures and place', () => {
  const signatures = [{ contactId: 12, signedAt: '2026-11-25T09:00:00.000Z', image: null }];
  const pending = { drafted: '2026-11-20', text: 'Baisse.', changes: { price: 250_000 }, signatures };
  expect(signedAmendment(RUNNING, { ...pending, signedPlace: 'Anglet' }, TODAY)).toEqual({
    ...{ date: TODAY, text: 'Baisse.', endDate: null, changes: { price: 250_000 }, before: { price: 261_250 } },
    ...{ signatures, agentSignature: null, signedPlace: 'Anglet' },
  });
  const longerTerm = signedAmendment(RUNNING, { ...pending, changes: { endDate: '2027-05-03' } }, TODAY);
  expect(longerTerm.endDate).toBe('2027-05-03');
});
