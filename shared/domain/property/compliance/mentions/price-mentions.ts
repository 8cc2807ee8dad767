import { priceMention, rentLines } from '../../legal-mentions-price';
import { isDwelling } from '../advertisement';
import { isRental, isSale, joined, type Advert, type MentionSpec } from './mention-spec';

const rentOf = ({ property, agency, day }: Advert) => rentLines(property, agency, day);
const ofDwelling = (advert: Advert): boolean => isRental(advert) && isDwelling(advert.property);

/** The printed amount; null while the price is unknown, for which documents print "nous consulter". */
function amountOf({ property, agency, day }: Advert): string | null {
  const known = property.transactionType === 'RENT' ? property.rentalInfo?.rent : property.financialInfo.priceNoFees;
  if (known == null) return null;
  const { amount, note } = priceMention(property, agency, day);
  return note === '' ? amount : `${amount} ${note}`;
}

/** Price and fees of a sale (arrêté du 10 janvier 2017). */
const SALE: readonly MentionSpec[] = [
  {
    key: 'price',
    group: 'PRICE',
    paths: ['financialInfo.priceNoFees'],
    due: isSale,
    text: amountOf,
  },
  {
    key: 'fees',
    group: 'PRICE',
    paths: [
      'financialInfo.commissionRate',
      'financialInfo.commissionAmount',
      'financialInfo.feeType',
      'financialInfo.buyerShare',
    ],
    due: isSale,
    text: ({ property, agency, day }) => joined(priceMention(property, agency, day).lines),
  },
];

/** Mentions of the rent (arrêté du 10 janvier 2017, art. 4). */
const RENTAL: readonly MentionSpec[] = [
  {
    key: 'rent',
    group: 'PRICE',
    paths: ['rentalInfo.rent'],
    due: isRental,
    text: amountOf,
  },
  {
    key: 'charges',
    group: 'PRICE',
    paths: ['financialInfo.monthlyExpenses', 'rentalInfo.chargeMode'],
    due: isRental,
    text: (advert) => rentOf(advert).charges,
  },
  {
    key: 'furnished',
    group: 'PRICE',
    paths: ['rentalInfo.furnished', 'rentalInfo.leaseType', 'rentalInfo.leaseMonths'],
    due: ofDwelling,
    text: (advert) => rentOf(advert).furnished,
  },
  {
    key: 'deposit',
    group: 'PRICE',
    paths: ['rentalInfo.deposit'],
    due: isRental,
    text: (advert) => rentOf(advert).deposit,
  },
  {
    key: 'tenantFee',
    group: 'PRICE',
    paths: ['rentalInfo.tenantFee', 'rentalInfo.inventoryFee'],
    due: ofDwelling,
    text: (advert) => rentOf(advert).fees,
  },
  {
    key: 'rentControl',
    group: 'PRICE',
    paths: ['rentalInfo.rentControl'],
    due: (advert) => isRental(advert) && rentOf(advert).control.length > 0,
    text: (advert) => joined(rentOf(advert).control),
  },
];

export const PRICE_MENTIONS: readonly MentionSpec[] = [...SALE, ...RENTAL];
