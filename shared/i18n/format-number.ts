import { frenchEuros } from '@pignon/shared/domain/common/french';
import { frenchFixed, frenchNumber } from '@pignon/shared/domain/common/french-number';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { currentLanguage } from './setup';

const NO_BREAK = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/** BCP 47 tag of the interface language. */
export function locale(): string {
  return currentLanguage() === 'en' ? 'en-GB' : 'fr-FR';
}

function englishNumber(value: number, minDecimals: number, maxDecimals: number): string {
  const name = `${minDecimals} ${maxDecimals}`;
  const options = { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals };
  const format = formats.get(name) ?? new Intl.NumberFormat('en-GB', options);
  formats.set(name, format);
  return format.format(value);
}

/** `12 345`, groups by narrow no-break spaces in French. */
export function formatNumber(value: number, decimals = 0): string {
  return currentLanguage() === 'en' ? englishNumber(value, 0, decimals) : frenchNumber(value, decimals);
}

/** Euros without the sign: `286 124,40`; cents only when there are some. */
export function formatAmount(euros: number): string {
  if (Number.isInteger(euros)) return formatNumber(euros);
  return currentLanguage() === 'en' ? englishNumber(euros, 2, 2) : frenchFixed(euros, 2);
}

/** Euros: `1 250 000 €`; cents only when not zero. */
export function formatEuro(euros: number): string {
  if (currentLanguage() !== 'en') return frenchEuros(euros);
  return `${euros < 0 ? '-' : ''}€${formatAmount(Math.abs(euros))}`;
}

/** The price of a sale or the rent of a letting: `320 000 €`, `850 €/mois`. */
export function formatPrice(euros: number, transaction: TransactionType | null): string {
  if (transaction !== 'RENT') return formatEuro(euros);
  return `${formatEuro(euros)}/${currentLanguage() === 'en' ? 'month' : 'mois'}`;
}

/** A rate in percent (4.5 for 4.5 %), one or two decimals as needed: `4,5 %`. */
export function formatPercent(rate: number): string {
  return `${formatNumber(rate, 2)}${NO_BREAK}%`;
}

/** Square metres: `85 m²`, `62,4 m²`. */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres, 2)}${NO_BREAK}m²`;
}

/** Euros per square metre, rounded to the euro: `3 529 €/m²`. */
export function formatPricePerArea(euros: number, squareMetres: number): string {
  if (squareMetres <= 0) return '';
  return `${formatEuro(Math.round(euros / squareMetres))}/m²`;
}
