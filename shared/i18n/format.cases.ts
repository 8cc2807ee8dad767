import { legalCases } from '../domain/law/legal-cases';
import { formatDate, formatDateTime, formatLongDate } from './format-date';
import { formatArea, formatEuro, formatNumber, formatPercent, formatPrice, formatPricePerArea } from './format-number';
import { formatPhone } from './format-phone';

const GROUPING_RULE = 'Imprimerie nationale: groups of three by a narrow no-break space, the decimal comma';
const UNIT_RULE = 'Imprimerie nationale: a no-break space between a number and its sign';

/** Shows U+202F as _ and U+00A0 as ~ in expected texts. */
const screenCase = (
  caseName: string,
  rule: (input: string) => string,
  rows: readonly (readonly [string, string, string])[],
) =>
  legalCases({
    chapter: 'formats',
    rule,
    cases: rows.map(([input, expected, source]) => ({
      name: `${caseName} on a French screen: ${input}`,
      input,
      expected: expected.replaceAll('_', '\u202f').replaceAll('~', '\u00a0'),
      source,
    })),
  });

const numeric = (format: (value: number) => string) => (value: string) => format(Number(value));

export const cases = [
  screenCase('an amount', numeric(formatEuro), [
    ['1250000', '1_250_000~€', GROUPING_RULE],
    ['89.9', '89,90~€', `${GROUPING_RULE}; cents by two`],
    ['0', '0~€', UNIT_RULE],
  ]),
  screenCase(
    'a number',
    numeric((value) => formatNumber(value)),
    [['12345', '12_345', GROUPING_RULE]],
  ),
  screenCase('a rate', numeric(formatPercent), [['4.5', '4,5~%', UNIT_RULE]]),
  screenCase('an area', numeric(formatArea), [['62.45', '62,45~m²', UNIT_RULE]]),
  screenCase(
    'a price by area of 85 m²',
    numeric((euros) => formatPricePerArea(euros, 85)),
    [['300000', '3_529~€/m²', '300 000 / 85 = 3 529.41']],
  ),
  screenCase(
    'a rent',
    numeric((euros) => formatPrice(euros, 'RENT')),
    [['1250.5', '1_250,50~€/mois', UNIT_RULE]],
  ),
  screenCase(
    'a price',
    numeric((euros) => formatPrice(euros, 'SALE')),
    [['320000', '320_000~€', GROUPING_RULE]],
  ),
  screenCase('a date', formatDate, [
    ['2026-11-24', '24/11/2026', 'JJ/MM/AAAA'],
    ['2026-11-24T23:30:00.000Z', '25/11/2026', 'UTC + 1 in winter: 0:30 of the next day'],
  ]),
  screenCase('a date and an hour', formatDateTime, [
    ['2026-07-01T22:05:00.000Z', '02/07/2026 00:05', 'UTC + 2 in summer'],
    ['2026-10-25T01:00:00.000Z', '25/10/2026 02:00', 'directive 2000/84/CE: winter time begins at 1:00 UTC'],
  ]),
  screenCase('a date in words', formatLongDate, [
    ['2026-11-24', 'mardi 24 novembre 2026', 'the calendar'],
    ['2026-05-01', 'vendredi 1er mai 2026', 'Imprimerie nationale: the first of a month is « 1er »'],
  ]),
  screenCase('a number of a telephone', formatPhone, [
    ['+33639981234', '06~39~98~12~34', 'Imprimerie nationale: by pairs'],
    ['+262692123456', '06~92~12~34~56', 'Arcep: dialled by ten digits'],
  ]),
];
