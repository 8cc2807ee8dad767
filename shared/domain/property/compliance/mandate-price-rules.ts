import { toCents } from '../../common/money';
import { displayedPrice } from '../price/price';
import { priceText } from '../price/price-text';
import type { Property, PropertyFields } from '../property.schema';
import { blocking, type ComplianceRules } from './advertisement';

type Priced = Pick<PropertyFields, 'transactionType' | 'financialInfo' | 'rentalInfo'> & Pick<Property, 'mandatePrice'>;

/** Displayed price and mandate price in euros when they differ; null otherwise. */
export function priceGap(property: Priced): { displayed: number; mandated: number } | null {
  const displayed = displayedPrice(property);
  const { mandatePrice: mandated = null } = property;
  if (displayed === null || mandated === null || toCents(displayed) === toCents(mandated)) return null;
  return { displayed, mandated };
}

/** An advertisement shows the price of the mandate: the agency may offer at no other (loi 70-9, art. 6; décret 72-678, art. 72). */
export const mandatePriceRules: ComplianceRules = (property) => {
  const gap = priceGap(property);
  if (gap === null) return [];
  const formatAmount = (price: number) => priceText(price, property.transactionType);
  const [path, priceLabel, payerText] =
    property.transactionType === 'RENT'
      ? ['rentalInfo.rent', 'Le loyer affiché', 'celui du mandat en cours']
      : ['financialInfo.priceNoFees', 'Le prix affiché', 'celui du mandat en cours'];
  const message = `${priceLabel} (${formatAmount(gap.displayed)}) n’est pas ${payerText} (${formatAmount(gap.mandated)})\u00a0: reprenez celui-ci, ou faites signer un avenant au mandat.`;
  return [blocking(path, message)];
};
