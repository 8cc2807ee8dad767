import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { groupDigits } from './group-digits';
import { currentLanguage } from './setup';

const NO_BREAK = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/** BCP 47 tag of the interface language. */
export function locale(): string {
  return currentLanguage() === 'en' ? 'en-GB' : 'fr-FR';
}

function format(value: number, minDecimals: number, maxDecimals: number): string {
  const plain = groupDigits(value, currentLanguage() === 'en', minDecimals, maxDecimals);
  if (plain !== undefined) return plain;
  const name = `${locale()} ${minDecimals} ${maxDecimals}`;
  const cachedFormat = formats.get(name);
  if (cachedFormat) return cachedFormat.format(value);
  const options = { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals };
  const newFormat = new Intl.NumberFormat(locale(), options);
  formats.set(name, newFormat);
  return newFormat.format(value);
}

/** `12 345`, groups by narrow no-break spaces in French. */
export function formatNumber(value: number, decimals = 0): string {
  return format(value, 0, decimals);
}

const centsOf = (euros: number): number => (Number.isInteger(euros) ? 0 : 2);

/** Euros without the sign: `286 124,40`; cents only when there are some. */
export function formatAmount(euros: number): string {
  const decimals = centsOf(euros);
  return format(euros, decimals, decimals);
}

/** Euros: `1 250 000 €`; cents only when not zero. */
export function formatEuro(euros: number): string {
  const amount = formatAmount(euros);
  if (currentLanguage() !== 'en') return `${amount}${NO_BREAK}€`;
  return amount.startsWith('-') ? `-€${amount.slice(1)}` : `€${amount}`;
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
