import type { Agency } from '../agency/agency.schema';
import { frenchEuros, frenchFixed } from '../common/french';
import { toCents, toEuros } from '../common/money';
import type { LegalRule } from '../law/legal-rule';
import { computeFees } from './price/fees';
import { formatLease } from './format-lease';
import { FEE_TYPE_WORDS } from './property-status-words';
import type { Property } from './property.schema';
import { isListed } from './zones/tense-zone';

/** A price as advertisements must word it: amount, inclusions, lines below. */
export interface PriceMention {
  amount: string;
  note: string;
  lines: string[];
}

type Priced = Pick<Property, 'transactionType' | 'financialInfo' | 'rentalInfo' | 'price' | 'location'>;

const UNKNOWN: PriceMention = { amount: 'Prix\u00a0: nous consulter', note: '', lines: [] };

/** `5,26 %`: the law requires two decimals. */
const percent = (rate: number): string => `${frenchFixed(rate, 2)}\u00a0%\u00a0TTC`;

/** Sale (arrêté du 10 janvier 2017): never "FAI", and no percentage where the seller pays. */
function saleMention({ financialInfo }: Priced): PriceMention {
  const { priceNoFees, feeType } = financialInfo;
  if (priceNoFees === null) return UNKNOWN;
  const { price, fees, displayedPercent } = computeFees({ ...financialInfo, priceNoFees });
  const amount = frenchEuros(price);
  if (feeType === null) return { amount, note: '', lines: [] };
  if (feeType === 'SELLER') return { amount, note: '', lines: [`Honoraires ${FEE_TYPE_WORDS.SELLER.fr}`] };
  // missing fees do not mean that the buyer bears none
  if (fees === 0) return { amount, note: '', lines: [] };
  if (displayedPercent === null) return { amount, note: '', lines: ['Sans honoraires à la charge de l’acquéreur'] };
  const payer = `${feeType === 'BUYER' ? '' : 'pour la part '}${FEE_TYPE_WORDS.BUYER.fr}`;
  return {
    amount,
    note: 'honoraires inclus',
    lines: [
      `Prix hors honoraires\u00a0: ${frenchEuros(priceNoFees)}`,
      `Honoraires\u00a0: ${percent(displayedPercent)} ${payer}`,
    ],
  };
}

function chargeLine({ financialInfo, rentalInfo }: Priced): string | null {
  const charges = financialInfo.monthlyExpenses;
  if (charges === null || rentalInfo === null) return null;
  if (charges === 0) return 'Sans charges récupérables';
  return rentalInfo.chargeMode === 'FLAT'
    ? `dont forfait de charges\u00a0: ${frenchEuros(charges)} par mois`
    : `dont provision pour charges\u00a0: ${frenchEuros(charges)} par mois, avec régularisation annuelle`;
}

function controlLines({ rentalInfo, location }: Priced, agency: RentRules, day: string): string[] {
  const isSchemeInForce = agency.rentControlEnd === null || day <= agency.rentControlEnd;
  const control = rentalInfo?.rentControl ?? null;
  const isInControlledZone = control !== null || isListed(location.insee, agency.rentControlZones);
  if (!isSchemeInForce || !isInControlledZone) return [];
  if (control === null) return ['Zone soumise à encadrement des loyers'];
  return [
    'Zone soumise à encadrement des loyers',
    `Loyer de référence majoré (loyer de base à ne pas dépasser)\u00a0: ${frenchEuros(control.referenceRentIncreased)} par mois`,
    `Loyer de base\u00a0: ${frenchEuros(control.baseRent)} par mois`,
    ...(control.complement ? [`Complément de loyer\u00a0: ${frenchEuros(control.complement)} par mois`] : []),
  ];
}

function feeLine({ tenantFee, inventoryFee }: NonNullable<Property['rentalInfo']>): string | null {
  if (tenantFee === null) return null;
  const inventory = inventoryFee === null ? '' : `, dont état des lieux\u00a0: ${frenchEuros(inventoryFee)} TTC`;
  return `Honoraires charge locataire\u00a0: ${frenchEuros(tenantFee)} TTC${inventory}`;
}

function depositLine({ deposit }: NonNullable<Property['rentalInfo']>): string | null {
  if (deposit === null) return null;
  return deposit === 0 ? 'Sans dépôt de garantie' : `Dépôt de garantie\u00a0: ${frenchEuros(deposit)}`;
}

export type RentRules = Pick<Agency, 'rentControlEnd' | 'rentControlZones'>;

/** Lines about the rent; unknown ones are null. */
export interface RentLines {
  charges: string | null;
  furnished: string | null;
  deposit: string | null;
  fees: string | null;
  control: string[];
}

/**
 * Arrêté du 10 janvier 2017, art. 4, changed by that of 26 January 2022; that of 21 April 2022 requires the same of
 * private landlords.
 */
export function rentLines(property: Priced, agency: RentRules, day: string): RentLines {
  const info = property.rentalInfo;
  return {
    charges: chargeLine(property),
    furnished: info && formatLease(info),
    deposit: info && depositLine(info),
    fees: info && feeLine(info),
    control: controlLines(property, agency, day),
  };
}

function rentalMention(property: Priced, agency: RentRules, day: string): PriceMention {
  const info = property.rentalInfo;
  if (info?.rent == null) return { ...UNKNOWN, amount: 'Loyer\u00a0: nous consulter' };
  const total = toEuros(toCents(info.rent) + toCents(property.financialInfo.monthlyExpenses ?? 0));
  const { charges, furnished, deposit, fees, control } = rentLines(property, agency, day);
  return {
    amount: frenchEuros(total),
    note: 'par mois, charges comprises',
    lines: [charges, furnished, deposit, fees, ...control].filter((line) => line !== null),
  };
}

/** Price statement of an advertisement on a day, in the words required by law. */
export function priceMention(property: Priced, agency: RentRules, day: string): PriceMention {
  return property.transactionType === 'RENT' ? rentalMention(property, agency, day) : saleMention(property);
}

export const SALE_PRICE_LAW: LegalRule<string> = {
  rule: 'The price of a sale in an advertisement',
  source: 'arrêté du 10 janvier 2017, art. 3',
  checked: '2026-11-24',
  periods: [
    {
      since: '2017-04-01',
      value:
        'who pays the fees; where the buyer does, the price with and without fees, and « Honoraires : » in % including VAT of the price without; never the seller’s part',
    },
  ],
};

export const RENT_LAW: LegalRule<string> = {
  rule: 'The rent in the advertisement of an agency',
  source: 'arrêté du 10 janvier 2017, art. 4',
  checked: '2026-11-24',
  periods: [
    {
      since: '2017-04-01',
      value:
        'by month with charges, how these are settled, deposit, furnished or not, tenant’s fees and those of the inventory, commune, area',
    },
    {
      since: '2022-04-01',
      value: 'the same, and where rents are controlled: the increased reference rent, the base rent and the complement',
      source: 'arrêté du 10 janvier 2017, art. 4 (arrêté du 26 janvier 2022)',
    },
  ],
};
