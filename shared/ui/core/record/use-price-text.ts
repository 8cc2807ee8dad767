import { useCall } from '@pignon/shared/api';
import { formatPrice } from '@pignon/shared/i18n';

/** Formats prices of a property known by its reference only: as a rent once the property has loaded and is let. */
export function usePriceText(reference: string): (price: number) => string {
  const { data } = useCall('GET property/{reference}', { params: { reference } });
  return (price) => formatPrice(price, data?.transactionType ?? 'SALE');
}
