import { legalCases } from '../law/legal-cases';
import { reminderWindow } from './mandate-deadlines';
import { lastTerm, nextTerm, type Renewable } from './mandate-renewal';

const renewable = (startDate: string, endDate: string, overrides: Partial<Renewable> = {}): Renewable => ({
  type: 'EXCLUSIVE',
  register: 'T',
  renewal: true,
  startDate,
  endDate,
  durationMonths: null,
  statusHistory: [],
  amendments: [],
  ...overrides,
});

const signedUntil = (until: string): Renewable['statusHistory'] => [
  { status: 'RUNNING', at: `${until.slice(0, 4)}-01-01T10:00:00.000Z`, user: 'nora@pignon.test', until },
];

const AGREED = 'the mandate: « reconduit tacitement par périodes » as long as the first';
const LIMITED = 'loi 70-9 du 2 janvier 1970, art. 7: effects limited in time; the mandate: 36 months in all';

const next = legalCases({
  chapter: 'mandate clock',
  rule: nextTerm,
  cases: [
    {
      name: 'three months go on for three',
      input: renewable('2026-11-03', '2027-02-03'),
      expected: '2027-05-03',
      source: AGREED,
    },
    {
      name: 'from 30 November the end is the last of February, then a 30th again',
      input: renewable('2026-11-30', '2027-02-28'),
      expected: '2027-05-30',
      source: AGREED,
    },
    {
      name: 'a leap day is the last of February',
      input: renewable('2027-08-31', '2027-11-30', { statusHistory: signedUntil('2027-11-30') }),
      expected: '2028-02-29',
      source: AGREED,
    },
    {
      name: 'from the leap day on it is a 31st again',
      input: renewable('2027-08-31', '2028-02-29', { statusHistory: signedUntil('2027-11-30') }),
      expected: '2028-05-31',
      source: AGREED,
    },
    {
      name: 'a term in days goes on for as many days',
      input: renewable('2026-11-03', '2027-01-15'),
      expected: '2027-03-29',
      source: `${AGREED}: 73 days`,
    },
    {
      name: 'a term that is no later than the start has no length, and does not go on',
      input: renewable('2026-11-03', '2026-11-03'),
      expected: null,
      source: `${AGREED}: of none`,
    },
    {
      name: 'a term that was moved goes on from there',
      input: renewable('2026-11-03', '2027-03-10', {
        statusHistory: signedUntil('2027-02-03'),
        amendments: [{ date: '2027-02-01', text: 'x', endDate: '2027-03-10' }],
      }),
      expected: '2027-06-10',
      source: AGREED,
    },
    {
      name: 'twelve months go on up to the limit',
      input: renewable('2026-11-03', '2028-11-03', { statusHistory: signedUntil('2027-11-03') }),
      expected: '2029-11-03',
      source: LIMITED,
    },
    {
      name: 'nothing goes on beyond 36 months',
      input: renewable('2026-11-03', '2029-11-03', { statusHistory: signedUntil('2027-11-03') }),
      expected: null,
      source: LIMITED,
    },
    {
      name: 'two years cannot go on for two more',
      input: renewable('2026-11-03', '2028-11-03'),
      expected: null,
      source: LIMITED,
    },
    {
      name: 'a delegation does not go on',
      input: renewable('2026-11-03', '2027-02-03', { type: 'PARTNER' }),
      expected: null,
      source: 'code civil, art. 1994: it follows the mandate it rests on',
    },
    {
      name: 'what was not agreed does not go on',
      input: renewable('2026-11-03', '2027-02-03', { renewal: false }),
      expected: null,
      source: 'code civil, art. 1212: a fixed term is not to be prolonged',
    },
    {
      name: 'a mandate to manage goes on beyond three years',
      input: renewable('2026-11-03', '2029-11-03', {
        register: 'G',
        statusHistory: signedUntil('2027-11-03'),
      }),
      expected: '2030-11-03',
      source: `${AGREED}; loi 70-9, art. 7 names no length`,
    },
    {
      name: 'a register that was taken over tells the length in months',
      input: renewable('2026-01-01', '2026-12-15', {
        durationMonths: 6,
        amendments: [{ date: '2026-06-20', text: 'x', endDate: '2026-12-15' }],
      }),
      expected: '2027-06-15',
      source: AGREED,
    },
  ],
});

const last = legalCases({
  chapter: 'mandate clock',
  rule: lastTerm,
  cases: [
    {
      name: 'three months end after twelve periods',
      input: renewable('2026-11-03', '2027-02-03'),
      expected: '2029-11-03',
      source: LIMITED,
    },
    {
      name: 'five months end after seven periods',
      input: renewable('2026-11-03', '2027-04-03'),
      expected: '2029-10-03',
      source: `${LIMITED}: 35 months`,
    },
    {
      name: 'one that is not renewed has none',
      input: renewable('2026-11-03', '2027-02-03', { renewal: false }),
      expected: null,
      source: 'code civil, art. 1212',
    },
  ],
});

const L215_1 = 'code de la consommation, L215-1: au plus tôt trois mois et au plus tard un mois avant le terme';

const reminder = legalCases({
  chapter: 'mandate clock',
  rule: reminderWindow,
  cases: [
    {
      name: 'the reminder before 3 February 2027',
      input: '2027-02-03',
      expected: { opens: '2026-11-03', closes: '2027-01-03' },
      source: L215_1,
    },
    {
      name: 'the reminder before 31 May, months that are shorter',
      input: '2027-05-31',
      expected: { opens: '2027-02-28', closes: '2027-04-30' },
      source: L215_1,
    },
    {
      name: 'the reminder before the leap day',
      input: '2028-02-29',
      expected: { opens: '2027-11-29', closes: '2028-01-29' },
      source: L215_1,
    },
    {
      name: 'the reminder that opens on the leap day',
      input: '2028-05-31',
      expected: { opens: '2028-02-29', closes: '2028-04-30' },
      source: L215_1,
    },
  ],
});

export const cases = [next, last, reminder];
