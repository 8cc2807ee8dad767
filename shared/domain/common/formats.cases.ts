import { legalCases } from '../law/legal-cases';
import { isSiret } from '../agency/siret';
import { readPhone } from '../contact/phone/phone';
import { frenchPhone, longDay, weekdayAndDay } from '../documents/contract-wording';
import { clockOf, dayOf, startOfDay } from './day';
import { frenchArea, frenchCount, frenchDay, frenchEuros, frenchNumber, frenchPercent } from './french';

/** U+202F and U+00A0 are written as _ and ~ in expected texts. */
const withSpaces = (text: string): string => text.replaceAll('_', '\u202f').replaceAll('~', '\u00a0');

const GROUPS = 'Imprimerie nationale: groups of three by a narrow no-break space, the decimal comma';
const PLURAL = 'Académie française: the plural begins at two';
const UNIT = 'Imprimerie nationale: a no-break space between a number and its sign';

const formatCases = <Input>(
  chapterTitle: string,
  rule: (input: Input) => string,
  rows: readonly (readonly [Input, string, string])[],
) =>
  legalCases({
    chapter: 'formats',
    rule,
    cases: rows.map(([input, expected, source]) => ({
      name: `${chapterTitle}: ${String(input)}`,
      input,
      expected: withSpaces(expected),
      source,
    })),
  });

const numbers = [
  formatCases('an amount', frenchEuros, [
    [0, '0~€', UNIT],
    [950, '950~€', UNIT],
    [1_000, '1_000~€', GROUPS],
    [261_250, '261_250~€', GROUPS],
    [1_250_000, '1_250_000~€', GROUPS],
    [550.5, '550,50~€', `${GROUPS}; cents by two`],
    [1_234.05, '1_234,05~€', `${GROUPS}; cents by two`],
  ]),
  formatCases('a number', (value: number) => frenchNumber(value), [
    [999, '999', GROUPS],
    [12_345, '12_345', GROUPS],
    [1_234_567, '1_234_567', GROUPS],
  ]),
  formatCases('a rate', (rate: number) => frenchPercent(rate), [
    [4.5, '4,5~%', UNIT],
    [5.26, '5,26~%', UNIT],
    [10, '10~%', UNIT],
  ]),
  formatCases('an area', frenchArea, [
    [85, '85~m²', UNIT],
    [62.4, '62,4~m²', UNIT],
    [12_500, '12_500~m²', GROUPS],
  ]),
  formatCases('rooms', (count: number) => frenchCount(count, 'pièce'), [
    [0, '0~pièce', PLURAL],
    [1, '1~pièce', PLURAL],
    [2, '2~pièces', PLURAL],
  ]),
];

const days = [
  formatCases('a day', frenchDay, [
    ['2026-11-24', '24/11/2026', 'JJ/MM/AAAA'],
    ['2026-01-05', '05/01/2026', 'JJ/MM/AAAA'],
  ]),
  formatCases('a day in words', (day: string) => longDay(day), [
    ['2026-05-01', '1er~mai~2026', 'Imprimerie nationale: the first of a month is « 1er »'],
    ['2026-11-24', '24~novembre~2026', 'Imprimerie nationale: months in small letters'],
    ['2026-08-31', '31~août~2026', 'Imprimerie nationale: months in small letters'],
    ['2026-11-24T23:30:00.000Z', '25~novembre~2026', 'décret 78-855; UTC + 1 in winter: 0:30 of the next day'],
  ]),
  formatCases('a day of the week', (day: string) => weekdayAndDay(day), [
    ['2026-11-24', 'mardi~24~novembre~2026', 'the calendar'],
    ['2027-01-01', 'vendredi~1er~janvier~2027', 'the calendar'],
  ]),
  formatCases('the day of an instant', (instant: string) => dayOf(instant), [
    [
      '2026-03-29T00:59:59.000Z',
      '2026-03-29',
      'directive 2000/84/CE: summer time begins at 1:00 UTC of the last Sunday of March',
    ],
    ['2026-07-14T22:30:00.000Z', '2026-07-15', 'UTC + 2 in summer'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', 'UTC + 1 in winter'],
  ]),
  formatCases('the hour of an instant', (instant: string) => clockOf(instant), [
    ['2026-03-29T00:59:00.000Z', '01:59', 'directive 2000/84/CE: one minute before summer time'],
    ['2026-03-29T01:00:00.000Z', '03:00', 'directive 2000/84/CE: summer time begins at 1:00 UTC'],
    ['2026-10-25T00:59:00.000Z', '02:59', 'directive 2000/84/CE: one minute before winter time'],
    ['2026-10-25T01:00:00.000Z', '02:00', 'directive 2000/84/CE: winter time begins at 1:00 UTC'],
  ]),
  formatCases('the beginning of a day', startOfDay, [
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 'UTC + 1 until 1:00 UTC of that day'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z', 'directive 2000/84/CE: UTC + 2 in summer'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 'UTC + 2 until 1:00 UTC of that day'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z', 'directive 2000/84/CE: UTC + 1 in winter'],
  ]),
];

const FICTION = 'Arcep, décision 2018-0881: numbers kept for films';
const PLAN = 'Arcep, plan national de numérotation';

const phones = legalCases({
  chapter: 'formats',
  rule: readPhone,
  cases: (
    [
      ['01 99 00 12 34', '+33199001234', FICTION],
      ['02.61.91.12.34', '+33261911234', FICTION],
      ['03-53-01-12-34', '+33353011234', FICTION],
      ['0465711234', '+33465711234', FICTION],
      ['+33 5 36 49 12 34', '+33536491234', FICTION],
      ['06 39 98 12 34', '+33639981234', FICTION],
      ['00 33 6 39 98 12 34', '+33639981234', `${FICTION}; 00 goes abroad (UIT-T E.123)`],
      ['+33 (0)6 39 98 12 34', '+33639981234', `${FICTION}; the zero in brackets is not dialled from abroad`],
      ['07 56 78 12 34', '+33756781234', `${PLAN}: 07 is mobile`],
      ['09 72 12 34 56', '+33972123456', `${PLAN}: 09`],
      ['0692 12 34 56', '+262692123456', `${PLAN}: 0692 is a mobile of La Réunion`],
      ['0590 82 12 34', '+590590821234', `${PLAN}: 0590 is Guadeloupe`],
      ['0639 69 12 34', '+262639691234', `${PLAN}: 0639 is a mobile of Mayotte`],
      ['+33 6 92 12 34 56', '+262692123456', `${PLAN}: 0692 is La Réunion, whatever code software wrote before it`],
      ['0033 639 69 12 34', '+262639691234', `${PLAN}: 0639 is Mayotte, whatever code software wrote before it`],
      ['+33 (0)5 08 41 23 45', '+508412345', `${PLAN}: 0508 is Saint-Pierre-et-Miquelon`],
      ['+33 6 39 98 12 34', '+33639981234', FICTION],
      ['06 12 34 56', null, `${PLAN}: ten digits`],
      ['06 12 34 56 78 90', null, `${PLAN}: ten digits`],
      ['00 00 00 00 00', null, `${PLAN}: no such number`],
      ['+32 2 555 12 12', '+3225551212', 'UIT-T E.164: Belgium, 32'],
      ['+44 20 7946 0958', '+442079460958', 'Ofcom: numbers kept for drama, London 020 7946 0000 to 0999'],
    ] as const
  ).map(([input, expected, source]) => ({ name: `the number « ${input} »`, input, expected, source })),
});

const shownPhones = formatCases('a number on screen', frenchPhone, [
  ['+33639981234', '06~39~98~12~34', 'Imprimerie nationale: by pairs'],
  ['+262692123456', '06~92~12~34~56', `${PLAN}: dialled by ten digits`],
  ['+442079460958', '+442079460958', 'a number of another country stays'],
]);

const LUHN = 'Insee: 14 digits, the last by Luhn';
const sirets = legalCases({
  chapter: 'formats',
  rule: isSiret,
  cases: (
    [
      ['73282932000074', true, `${LUHN}: 732 829 320 00074, the usual example; its sum is 50`],
      ['73282932000075', false, `${LUHN}: the sum is 51`],
      ['12002701600357', true, `${LUHN}: 120 027 016 00357, Insee itself; its sum is 30`],
      ['1200270160035', false, `${LUHN}: 13 digits`],
      ['35600000000048', true, 'La Poste, 356 000 000 00048: its headquarters; its sum is 30'],
      ['35600000009075', true, 'Insee, of La Poste: the plain sum of the digits, 35, is a multiple of five'],
      ['35600000009076', false, 'Insee, of La Poste: the plain sum of the digits, 36, is no multiple of five'],
    ] as const
  ).map(([input, expected, source]) => ({ name: `SIRET ${input}`, input, expected, source })),
});

export const cases = [...numbers, ...days, phones, shownPhones, sirets];
