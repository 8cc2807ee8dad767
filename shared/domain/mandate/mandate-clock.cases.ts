import { legalCases } from '../law/legal-cases';
import { isOver, noticesOf, reminderWindow } from './mandate-deadlines';
import { draftMandate } from './draft-mandate';
import { termsAtSigning, withdrawalEnd } from './mandate-signing';
import type { MandateInput } from './mandate-write.schema';

const LAST_DAY =
  'code de la consommation, L221-18 (14 days from the day after) and L221-19 (règlement 1182/71, art. 3 § 4)';

const withdrawalCase = (signed: string, expected: string, reason: string) => ({
  name: `signed off-premises on ${signed}`,
  input: signed,
  expected,
  source: `${LAST_DAY}: ${reason}`,
});

const withdrawal = legalCases({
  chapter: 'mandate clock',
  rule: (signed: string) => withdrawalEnd(signed),
  cases: [
    withdrawalCase('2026-11-24', '2026-12-08', 'day 1 is the 25th, day 14 Tuesday 8 December'),
    withdrawalCase('2026-11-30', '2026-12-14', 'day 14 is a Monday'),
    withdrawalCase('2026-11-21', '2026-12-07', 'day 14 is Saturday 5, Monday 7'),
    withdrawalCase('2026-11-22', '2026-12-07', 'day 14 is Sunday 6, Monday 7'),
    withdrawalCase('2026-12-11', '2026-12-28', 'day 14 is Friday Christmas, Monday 28'),
    withdrawalCase('2026-12-12', '2026-12-28', 'day 14 is Saturday 26, Monday 28'),
    withdrawalCase('2026-12-18', '2027-01-04', 'day 14 is Friday 1 January, Monday 4'),
    withdrawalCase('2026-04-24', '2026-05-11', 'day 14 is Friday 8 May, Monday 11'),
    withdrawalCase('2026-04-30', '2026-05-15', 'day 14 is Ascension, Friday 15'),
    withdrawalCase('2026-05-11', '2026-05-26', 'day 14 is Whit Monday, Tuesday 26'),
    withdrawalCase('2026-06-30', '2026-07-15', 'day 14 is 14 July, Wednesday 15'),
    withdrawalCase('2026-10-28', '2026-11-12', 'day 14 is 11 November, Thursday 12'),
    withdrawalCase('2027-03-15', '2027-03-30', 'day 14 is Easter Monday, Tuesday 30'),
    withdrawalCase('2028-02-15', '2028-02-29', 'day 14 is the day more of a leap year, a Tuesday'),
  ],
});

const LOCAL = 'règlement (CEE) 1182/71, art. 2 § 1: holidays of where the act is to be done';

const localWithdrawal = legalCases({
  chapter: 'mandate clock',
  rule: ({ signed, postcode }: { signed: string; postcode: string }) =>
    withdrawalEnd(signed, { insee: null, postcode }),
  cases: (
    [
      ['2027-03-12', '67000', '2027-03-30', `${LOCAL}, code du travail, L3134-13: day 14 is Good Friday, Tuesday 30`],
      ['2027-03-12', '88000', '2027-03-26', `${LOCAL}: day 14 is a Friday that is worked in the Vosges`],
      ['2028-12-12', '57000', '2028-12-27', `${LOCAL}, L3134-13: day 14 is Tuesday 26 December, Wednesday 27`],
      ['2027-12-06', '97400', '2027-12-21', `${LOCAL}, L3422-2: day 14 is Monday 20 December, Tuesday 21`],
      ['2027-05-13', '97110', '2027-05-28', `${LOCAL}, L3422-2: day 14 is Thursday 27 May, Friday 28`],
      ['2027-05-13', '97200', '2027-05-27', `${LOCAL}: day 14 is worked in Martinique`],
    ] as const
  ).map(([signed, postcode, expected, source]) => ({
    name: `signed off-premises on ${signed} with an agency at ${postcode}`,
    input: { signed, postcode },
    expected,
    source,
  })),
});

const fields = (input: Omit<MandateInput, 'propertyRef'>) =>
  draftMandate(
    { propertyRef: 'V26-00001', ...input },
    {
      reference: 'V26-00001',
      contactTypes: { '12': ['OWNER'] },
      price: 300_000,
      negotiator: null,
      financialInfo: {
        priceNoFees: 285_000,
        feeType: 'BUYER',
        commissionRate: 5,
        commissionAmount: null,
        buyerShare: 50,
        monthlyExpenses: null,
        propertyTax: null,
        priceHistory: [],
      },
      rentalInfo: null,
      transactionType: 'SALE',
    },
    'claire@pignon.test',
  );

const MONTHS =
  'décret 72-678, art. 78: three months from signature; months are counted by the same day, or the last (CPC, art. 641)';
const TERM = 'loi 70-9, art. 7: a mandate is limited in time; months by the same day, or the last (CPC, art. 641)';

interface Signed {
  signed: string;
  type: 'EXCLUSIVE' | 'NON_EXCLUSIVE';
  durationMonths?: number;
  startDate?: string;
}

const signed = (input: Signed, irrevocableUntil: string | null, endDate: string, source: string) => ({
  name: [input.type, 'signed', input.signed, 'from', input.startDate ?? 'then', 'for', input.durationMonths ?? 3].join(
    ' ',
  ),
  input,
  expected: { irrevocableUntil, endDate },
  source,
});

const terms = legalCases({
  chapter: 'mandate clock',
  rule: ({ signed: day, type, ...facts }: Signed) => {
    const { irrevocableUntil, endDate } = termsAtSigning(fields({ type, ...facts }), day);
    return { irrevocableUntil, endDate };
  },
  cases: [
    signed({ signed: '2026-11-24', type: 'EXCLUSIVE', durationMonths: 12 }, '2027-02-24', '2027-11-24', MONTHS),
    signed({ signed: '2026-11-30', type: 'EXCLUSIVE', durationMonths: 6 }, '2027-02-28', '2027-05-30', MONTHS),
    signed({ signed: '2027-11-30', type: 'EXCLUSIVE', durationMonths: 6 }, '2028-02-29', '2028-05-30', MONTHS),
    signed({ signed: '2026-08-31', type: 'EXCLUSIVE', durationMonths: 4 }, '2026-11-30', '2026-12-31', MONTHS),
    signed({ signed: '2026-01-31', type: 'EXCLUSIVE', durationMonths: 3 }, '2026-04-30', '2026-04-30', MONTHS),
    signed(
      { signed: '2026-11-24', type: 'EXCLUSIVE', durationMonths: 2 },
      '2027-01-24',
      '2027-01-24',
      'nobody is bound beyond the term',
    ),
    signed(
      { signed: '2026-11-24', type: 'EXCLUSIVE', durationMonths: 6, startDate: '2026-12-15' },
      '2027-02-24',
      '2027-06-15',
      `${MONTHS}: from signature, not from the start`,
    ),
    signed(
      { signed: '2026-11-24', type: 'NON_EXCLUSIVE', durationMonths: 12 },
      null,
      '2027-11-24',
      `${MONTHS}: only with exclusivity or a penalty`,
    ),
    signed({ signed: '2026-11-24', type: 'NON_EXCLUSIVE', durationMonths: 24 }, null, '2028-11-24', TERM),
    signed({ signed: '2026-12-31', type: 'NON_EXCLUSIVE', durationMonths: 2 }, null, '2027-02-28', TERM),
  ],
});

const CONSUMER = 'code de la consommation, L215-1: three months to one month before the term';

const windows = legalCases({
  chapter: 'mandate clock',
  rule: reminderWindow,
  cases: (
    [
      ['2027-05-31', '2027-02-28', '2027-04-30'],
      ['2026-12-31', '2026-09-30', '2026-11-30'],
      ['2027-03-31', '2026-12-31', '2027-02-28'],
      ['2028-03-31', '2027-12-31', '2028-02-29'],
      ['2027-08-15', '2027-05-15', '2027-07-15'],
      ['2027-01-10', '2026-10-10', '2026-12-10'],
    ] as const
  ).map(([term, opens, closes]) => ({
    name: `the reminder of a renewal on ${term}`,
    input: term,
    expected: { opens, closes },
    source: CONSUMER,
  })),
});

type Timed = Parameters<typeof noticesOf>[0];
const RUNNING: Timed = {
  status: 'RUNNING',
  endDate: '2027-05-31',
  withdrawalUntil: null,
  irrevocableUntil: null,
  renewal: false,
  register: 'T',
  type: 'EXCLUSIVE',
  startDate: '2026-12-31',
  durationMonths: 5,
  statusHistory: [],
  amendments: [],
  termination: null,
};

const expectTexts = (
  name: string,
  overrides: Partial<Timed>,
  day: string,
  consumer: boolean,
  expected: string[],
  source: string,
) => ({
  name: `${name}, on ${day}`,
  input: { mandate: { ...RUNNING, ...overrides }, consumer, day },
  expected,
  source,
});

const notices = legalCases({
  chapter: 'mandate clock',
  rule: ({ mandate, consumer, day }: { mandate: Timed; consumer: boolean; day: string }) => [
    ...noticesOf(mandate, consumer, day).map(({ kind }) => kind as string),
    ...(isOver(mandate, day) ? ['OVER'] : []),
  ],
  cases: [
    expectTexts('the last day', {}, '2027-05-31', true, [], 'in force until its last day included'),
    expectTexts('the day after', {}, '2027-06-01', true, ['OVER'], 'in force until its last day included'),
    expectTexts('a day before the window', { renewal: true }, '2027-02-27', true, [], CONSUMER),
    expectTexts('the first day of the window', { renewal: true }, '2027-02-28', true, ['RENEWAL'], CONSUMER),
    expectTexts('the last day of the window', { renewal: true }, '2027-04-30', true, ['RENEWAL'], CONSUMER),
    expectTexts('a day after the window', { renewal: true }, '2027-05-01', true, [], CONSUMER),
    expectTexts(
      'a firm in the window',
      { renewal: true },
      '2027-03-15',
      false,
      [],
      `${CONSUMER}, of a consumer or a non-professional`,
    ),
    expectTexts(
      'no tacit renewal in the window',
      {},
      '2027-03-15',
      true,
      [],
      `${CONSUMER}, where it is renewed tacitly`,
    ),
    expectTexts(
      'a closed mandate in the window',
      { renewal: true, status: 'CLOSED' },
      '2027-03-15',
      true,
      [],
      CONSUMER,
    ),
    expectTexts(
      'the last day to withdraw',
      { withdrawalUntil: '2026-12-08' },
      '2026-12-08',
      true,
      [],
      `${LAST_DAY}: until midnight`,
    ),
    expectTexts('the day after', { withdrawalUntil: '2026-12-08' }, '2026-12-09', true, ['WITHDRAWAL'], LAST_DAY),
    expectTexts(
      'the last day bound',
      { irrevocableUntil: '2027-02-24' },
      '2027-02-24',
      true,
      [],
      'décret 72-678, art. 78: « passé un délai de trois mois »',
    ),
    expectTexts(
      'the day after being bound',
      { irrevocableUntil: '2027-02-24' },
      '2027-02-25',
      true,
      ['IRREVOCABILITY'],
      'décret 72-678, art. 78: « passé un délai de trois mois »',
    ),
  ],
});

export const cases = [withdrawal, localWithdrawal, terms, windows, notices];
