import { draftMandate, ownersOf } from './draft-mandate';
import { extensionOf } from './mandate-extension';
import { firstMandateProblem } from './mandate.rules';
import type { MandateFields } from './mandate.schema';
import type { Signer } from './mandate-write.schema';
import { allowedStatuses, refuseStatus } from './mandate-status';
import { MANDATE_STATUSES } from './mandate.enums';
import {
  changesTerms,
  firstSignerProblem,
  isSignedByAll,
  signingDay,
  termsAtSigning,
  withdrawalEnd,
  withSignatures,
} from './mandate-signing';

const TODAY = '2026-11-21';

const PROPERTY = {
  reference: 'V26-00042',
  transactionType: 'SALE' as const,
  contactTypes: { '12': ['OWNER' as const, 'TENANT' as const], '9': ['OWNER' as const], '30': ['NOTARY' as const] },
  price: 261_250,
  negotiator: null,
  financialInfo: {
    priceNoFees: 250_000,
    feeType: 'BUYER' as const,
    commissionRate: 4.5,
    commissionAmount: null,
    buyerShare: 50,
    monthlyExpenses: null,
    propertyTax: null,
    priceHistory: [],
  },
  rentalInfo: null,
};
const PARTNER = {
  agencyName: 'Agence des Halles',
  cardNumber: 'CPI 6401',
  mandateNumber: '88',
  mandateDate: '2026-10-01',
  feeShare: 40,
};

const DRAFT = draftMandate({ propertyRef: 'V26-00042', type: 'NON_EXCLUSIVE' }, PROPERTY, 'nora@pignon.test');
const fields = (over: Partial<MandateFields> = {}): MandateFields => ({
  ...DRAFT,
  feeType: DRAFT.feeType ?? 'SELLER',
  ...over,
});

describe('price and fees of a draft', () => {
  const problem = (over: Partial<MandateFields>, before?: MandateFields) =>
    firstMandateProblem({ fields: fields(over), transactionType: 'SALE', today: '2026-11-21', before });

  it.each([
    ['price', { price: 0 }],
    ['commissionRate', { commissionRate: 100 }],
    ['commissionAmount', { commissionAmount: 130_625 }],
  ] as const)('refuse at %s fees that leave nothing of the price, and invalid ones', (path, over) => {
    expect(problem(over)).toMatchObject({ path, message: expect.stringMatching(/supérieur|inférieur/) as string });
    expect(problem({ ...over, renewal: true }, fields(over))).toBeNull();
  });

  it('accept a sum that leaves something, and a shared one', () => {
    expect(problem({ commissionAmount: 130_624.99 })).toBeNull();
    expect(problem({ feeType: 'SHARED', commissionAmount: 12_000, buyerShare: 60 })).toBeNull();
  });

  it('come from the property, with its sum and share', () => {
    const financialInfo = { ...PROPERTY.financialInfo, commissionAmount: 12_000, buyerShare: 60 };
    const fields = { propertyRef: 'V26-00042', type: 'NON_EXCLUSIVE' as const };
    expect(draftMandate(fields, { ...PROPERTY, financialInfo }, 'x')).toMatchObject({
      commissionAmount: 12_000,
      buyerShare: 60,
    });
  });
});

describe('a draft', () => {
  it('takes owners, price, fees and negotiator from the property by default', () => {
    expect(ownersOf(PROPERTY)).toEqual([9, 12]);
    expect(fields()).toMatchObject({
      counterParts: [9, 12],
      price: 261_250,
      feeType: 'BUYER',
      commissionRate: 4.5,
      negotiators: ['nora@pignon.test'],
      register: 'T',
    });
    const overrides = { propertyRef: 'V26-00042', type: 'EXCLUSIVE' as const, price: 1, counterParts: [5] };
    expect(draftMandate(overrides, { ...PROPERTY, negotiator: 'paul@pignon.test' }, 'x')).toMatchObject({
      price: 1,
      counterParts: [5],
      negotiators: ['paul@pignon.test'],
    });
  });

  it('requires the fee payer of a sale when none is given', () => {
    const propertyWithoutPayer = { ...PROPERTY, financialInfo: { ...PROPERTY.financialInfo, feeType: null } };
    const fields = { propertyRef: 'V26-00042', type: 'EXCLUSIVE' as const };
    const draft = draftMandate(fields, propertyWithoutPayer, 'x');
    expect(firstMandateProblem({ fields: draft, transactionType: 'SALE', today: TODAY })).toEqual({
      path: 'feeType',
      message: 'Il n’est pas dit qui paie les honoraires',
    });
    expect(draftMandate({ ...fields, feeType: 'SELLER' }, propertyWithoutPayer, 'x').feeType).toBe('SELLER');
    expect(draftMandate(fields, { ...propertyWithoutPayer, transactionType: 'RENT' }, 'x').feeType).toBe('BUYER');
  });

  it.each<[string, Partial<MandateFields>, string, RegExp]>([
    ['for the other transaction', { transactionType: 'RENT' }, 'transactionType', /bien à vendre/],
    ['without principal', { counterParts: [], price: null }, 'counterParts', /Au moins 1 contact est requis/],
    ['with a principal twice', { counterParts: [9, 9] }, 'counterParts', /deux fois/],
    ['without price', { price: null, endDate: '2020-01-01' }, 'price', /Le prix est requis/],
    ['of a sale in the register of management', { register: 'G' }, 'register', /gestion/],
    ['that started long ago', { startDate: '2025-11-19' }, 'startDate', /plus d’un an/],
    ['that starts in the far future', { startDate: '9999-12-31' }, 'startDate', /plus d’un an/],
    ['that ends the day it starts', { startDate: TODAY, endDate: TODAY }, 'endDate', /suivre/],
    ['that ends before today, its start left open', { endDate: '2026-11-20' }, 'endDate', /suivre/],
    ['longer than 36 months', { endDate: '2029-11-22' }, 'endDate', /36 mois/],
    ['given for more than 36 months', { durationMonths: 37 }, 'durationMonths', /36 mois/],
    ['irrevocable until before its start', { irrevocableUntil: '2026-11-20' }, 'irrevocableUntil', /avant le début/],
    ['irrevocable longer than 3 months', { irrevocableUntil: '2027-02-22' }, 'irrevocableUntil', /3 mois/],
    [
      'irrevocable beyond its end',
      { endDate: '2027-01-01', irrevocableUntil: '2027-01-02' },
      'irrevocableUntil',
      /dépasser/,
    ],
    ['with its time to withdraw', { withdrawalUntil: '2026-12-07' }, 'withdrawalUntil', /signature/],
    ['delegated by nobody', { type: 'PARTNER' }, 'partner', /délègue/],
    ['of our own with another agency', { partner: PARTNER }, 'partner', /délégation/],
  ])('%s is refused', (_, over, path, message) => {
    const problem = firstMandateProblem({ fields: fields(over), transactionType: 'SALE', today: TODAY });
    expect(problem).toMatchObject({ path, message: expect.stringMatching(message) as string });
  });

  it.each<[string, Partial<MandateFields>]>([
    ['as the property gives it', {}],
    ['of exactly 36 months', { startDate: TODAY, endDate: '2029-11-21' }],
    ['irrevocable for exactly 3 months', { type: 'EXCLUSIVE', irrevocableUntil: '2027-02-21' }],
    ['delegated by another agency', { type: 'PARTNER', partner: PARTNER }],
  ])('%s is accepted', (_, over) => {
    expect(firstMandateProblem({ fields: fields(over), transactionType: 'SALE', today: TODAY })).toBeNull();
  });
});

describe('signing', () => {
  const at = '2026-11-20T23:30:00.000Z';
  const naturalPerson = { company: null, capacity: null };
  const singleSignatory = (contactId: number) => ({
    contactId,
    person: 'FIRST' as const,
    name: String(contactId),
    ...naturalPerson,
  });
  const TWO = [singleSignatory(9), singleSignatory(12)];
  const COUPLE = [singleSignatory(9), { ...singleSignatory(9), person: 'SECOND' as const }];

  it('signs for both spouses when no person is named, else for the named one', () => {
    const both = withSignatures({ signatures: [] }, COUPLE, [{ contactId: 9 }], at);
    expect(both.map(({ person }) => person)).toEqual([undefined, 'SECOND']);
    const second = withSignatures({ signatures: [] }, COUPLE, [{ contactId: 9, person: 'SECOND' }], at);
    expect(second).toEqual([{ contactId: 9, person: 'SECOND', signedAt: at, image: null }]);
    expect(isSignedByAll(COUPLE, second)).toBe(false);
    expect(isSignedByAll(COUPLE, withSignatures({ signatures: second }, COUPLE, [{ contactId: 9 }], at))).toBe(true);
  });

  it('is complete with the last principal, in their order, and keeps earlier signatures', () => {
    const mandate = { signatures: [{ contactId: 12, signedAt: at, image: 'first' }] };
    const signatures = withSignatures(mandate, TWO, [{ contactId: 12, image: 'again' }, { contactId: 9 }], at);
    expect(signatures).toEqual([
      { contactId: 9, signedAt: at, image: null },
      { contactId: 12, signedAt: at, image: 'first' },
    ]);
    expect(isSignedByAll(TWO, signatures)).toBe(true);
    expect(isSignedByAll(TWO, mandate.signatures)).toBe(false);
  });

  it.each<[string, Signer, string]>([
    ['of somebody else', { contactId: 30 }, '1.contactId'],
    ['of a second person who is not there', { contactId: 12, person: 'SECOND' }, '1.person'],
    ['of an instant to come', { contactId: 12, signedAt: '2026-11-20T23:30:00.001Z' }, '1.signedAt'],
    ['of more than a year ago', { contactId: 12, signedAt: '2025-11-19T12:00:00.000Z' }, '1.signedAt'],
  ])('refuses a signature %s', (_, signer, path) => {
    expect(firstSignerProblem(TWO, [{ contactId: 9 }, signer], at)).toMatchObject({ path });
  });

  it('accepts signatures from now back to a year ago', () => {
    const signers = [
      { contactId: 9, signedAt: at },
      { contactId: 12, signedAt: '2025-11-20T12:00:00.000Z' },
    ];
    expect(firstSignerProblem(TWO, signers, at)).toBeNull();
  });

  it('counts the day of the last signature in France', () => {
    const earlySignature = { contactId: 1, signedAt: '2026-11-18T09:00:00.000Z', image: null };
    expect(signingDay([earlySignature, { contactId: 2, signedAt: at, image: null }])).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-20', '2026-12-04'],
    ['2026-11-21', '2026-12-07'],
    ['2026-04-22', '2026-05-06'],
    ['2026-12-11', '2026-12-28'],
    ['2026-04-17', '2026-05-04'],
  ])('on %s allows withdrawal until %s', (signed, last) => {
    expect(withdrawalEnd(signed)).toBe(last);
  });

  it('computes the terms that the draft leaves open', () => {
    expect(termsAtSigning(fields({ type: 'EXCLUSIVE', offPremises: true }), '2026-11-30')).toEqual({
      startDate: '2026-11-30',
      endDate: '2027-02-28',
      irrevocableUntil: '2027-02-28',
      withdrawalUntil: '2026-12-14',
    });
    expect(termsAtSigning(fields({ durationMonths: 6, startDate: '2026-12-05' }), '2026-11-30')).toEqual({
      startDate: '2026-12-05',
      endDate: '2027-06-05',
      irrevocableUntil: null,
      withdrawalUntil: null,
    });
  });

  it('never binds longer than three months from signature nor beyond the term', () => {
    const drafted = fields({ startDate: '2026-12-20', irrevocableUntil: '2027-03-20', endDate: '2027-12-20' });
    expect(termsAtSigning(drafted, '2026-11-30').irrevocableUntil).toBe('2027-02-28');
    expect(termsAtSigning(fields({ type: 'EXCLUSIVE', endDate: '2027-01-15' }), '2026-11-30').irrevocableUntil).toBe(
      '2027-01-15',
    );
  });

  it('stays valid when only internal notes change', () => {
    expect(changesTerms(['negotiators', 'diagnosis.lead'])).toBe(false);
    expect(changesTerms(['diagnosis.lead', 'price'])).toBe(true);
  });
});

describe('the status of a mandate', () => {
  it('is changed by users only from pending and running', () => {
    const table = Object.fromEntries(MANDATE_STATUSES.map((from) => [from, allowedStatuses(from)]));
    expect(table).toEqual({ PENDING: ['CLOSED'], RUNNING: ['SOLD', 'CLOSED'], EXPIRED: [], SOLD: [], CLOSED: [] });
  });

  it('refuses others with the allowed ones', () => {
    expect(refuseStatus('PENDING', 'CLOSED', 'SALE')).toBeNull();
    expect(refuseStatus('PENDING', 'RUNNING', 'SALE')?.message).toBe(
      'Ce mandat est en attente\u00a0: il peut seulement devenir «\u00a0clos\u00a0». Il entre en vigueur par la signature.',
    );
    expect(refuseStatus('RUNNING', 'EXPIRED', 'SALE')).toEqual({
      message:
        'Ce mandat est en cours\u00a0: il peut seulement devenir «\u00a0vendu\u00a0» ou «\u00a0clos\u00a0». Il expire de lui-même à son terme.',
      allowed: ['SOLD', 'CLOSED'],
    });
    expect(refuseStatus('EXPIRED', 'RUNNING', 'SALE')?.message).toMatch(/Un avenant daté le remet en cours\.$/);
  });
});

describe('an amendment', () => {
  const running = { register: 'T' as const, startDate: '2026-08-21', endDate: '2026-11-21' };
  it('moves the term, with a default text', () => {
    expect(extensionOf(running, { endDate: '2027-02-21' }, TODAY)).toEqual({
      amendment: {
        date: TODAY,
        endDate: '2027-02-21',
        text: 'Prolongation jusqu’au 21/02/2027 aux mêmes conditions.',
      },
    });
    const own = { date: '2026-11-19', endDate: '2027-02-21', text: 'Trois mois de plus.' };
    expect(extensionOf(running, own, TODAY)).toMatchObject({ amendment: own });
  });

  it.each([
    ['dated ahead', { date: '2026-11-22', endDate: '2027-02-21' }, 'date'],
    ['dated before the mandate', { date: '2026-08-20', endDate: '2027-02-21' }, 'date'],
    ['to today', { endDate: TODAY }, 'endDate'],
    ['beyond 36 months', { endDate: '2029-11-22' }, 'endDate'],
  ])('%s is refused', (_, extension, path) => {
    expect(extensionOf(running, extension, TODAY)).toMatchObject({ problem: { path } });
  });

  it('never shortens the term', () => {
    const result = extensionOf({ ...running, endDate: '2027-03-01' }, { endDate: '2027-02-28' }, TODAY);
    expect(result).toMatchObject({ problem: { message: 'La nouvelle fin doit suivre l’actuelle, le 01/03/2027' } });
  });
});
