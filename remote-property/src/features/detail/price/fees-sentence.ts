import { uncapitalize } from '@pignon/shared/domain/common/french';
import { formatEuro, formatPercent } from '@pignon/shared/i18n';
import type { SaleTerms } from './sale-terms';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The sentence of the advertisement on fees, as the payer commands; null while the price is unknown. */
export function feesSentence(terms: SaleTerms, t: Translate): string | null {
  if (terms.payer === null) return null;
  if (terms.payer === 'SELLER') return t('fees.paid', { payer: uncapitalize(t('feeType.SELLER')) });
  if (terms.displayedPercent === null || terms.priceNoFees === null) return null;
  const values = { percent: formatPercent(terms.displayedPercent), price: formatEuro(terms.priceNoFees) };
  return t(terms.payer === 'BUYER' ? 'fees.buyer' : 'fees.shared', values);
}
