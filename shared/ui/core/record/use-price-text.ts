import { useCall } from '@pignon/shared/api';
import { formatPrice } from '@pignon/shared/i18n';

/** Writes prices of a property of which a screen knows only the reference; rents as such once the property is here. */
export function usePriceText(reference: string): (price: number) => string {
  const { data } = useCall('GET property/{reference}', { params: { reference } });
  return (price) => formatPrice(price, data?.transactionType ?? 'SALE');
}
