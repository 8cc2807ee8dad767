import { frenchPercent } from '../../common/french';
import { roundHalfUp, toCents, toEuros } from '../../common/money';
import { territoryOf, type Placed } from '../../commune/territory';
import { latestValue, type LegalRule } from '../../law/legal-rule';

interface VatRates {
  /** Percent: in the mainland, including Corsica and Monaco. */
  mainland: number;
  /** Percent, by overseas territory. */
  overseas: Readonly<Record<string, number>>;
}

/** VAT of the property's location, also for an agent's service (CGI, art. 259 A, 2°). */
export const VAT_LAW: LegalRule<VatRates> = {
  rule: 'VAT on agency fees where the property lies, in percent: mainland, Guadeloupe, Martinique and La Réunion; not levied in Guyane, Mayotte and the other collectivities',
  source:
    'code général des impôts, art. 278 (loi 2012-1510 du 29 décembre 2012, art. 68), 259 A, 2°, 294, 1 and 296, 1°; code général des collectivités territoriales, LO 6214-4, LO 6314-4 and LO 6414-1',
  checked: '2026-11-25',
  periods: [
    {
      since: '2014-01-01',
      value: {
        mainland: 20,
        overseas: { 971: 8.5, 972: 8.5, 974: 8.5, 973: 0, 976: 0, 975: 0, 977: 0, 978: 0, 986: 0, 987: 0, 988: 0 },
      },
    },
  ],
  says: ({ mainland, overseas }) =>
    [`mainland ${mainland}`, ...Object.entries(overseas).map(([territory, rate]) => `${territory} ${rate}`)].join(', '),
};

const RATES = latestValue(VAT_LAW);

/** Percent. */
export const MAINLAND_VAT = RATES.mainland;

/** Percent of VAT on fees for a property; 0 where none is levied, the mainland's when the place is unknown. */
export const vatPercent = (place: Placed): number => RATES.overseas[territoryOf(place)] ?? RATES.mainland;

/** The rate in words, where it differs from the mainland; else null. */
export function vatNote(place: Placed): string | null {
  const rate = vatPercent(place);
  if (rate === MAINLAND_VAT) return null;
  return rate === 0 ? 'sans TVA' : `TVA à ${frenchPercent(rate)}`;
}

/** Fees without VAT, euros to the cent, of fees that include it. */
export const feesWithoutVat = (fees: number, place: Placed): number =>
  toEuros(roundHalfUp((toCents(fees) * 100) / (100 + vatPercent(place))));
