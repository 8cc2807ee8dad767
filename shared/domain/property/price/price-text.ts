import { frenchEuros } from '../../common/french';
import type { TransactionType } from '../property.enums';

/** The price of a sale or the rent of a letting as a list writes it: `320 000 €`, `850 €/mois`. */
export const priceText = (price: number, transaction: TransactionType | null): string =>
  `${frenchEuros(price)}${transaction === 'RENT' ? '/mois' : ''}`;
