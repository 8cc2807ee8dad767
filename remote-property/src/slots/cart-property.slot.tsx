import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { PanelContent } from '@pignon/shared/ui/core';
import { useCartProperty } from '../data/cart.queries';
import { CartProperty } from '../features/cart/cart-property';
import { PropertySummaryRowSkeleton } from '../features/compact/property-summary-row';

/** A property in the cart, of any status; it may have been deleted since. */
export function Slot({ reference, dense }: SlotProps<'cart.property'>) {
  const { t } = useTranslation('property');
  const query = useCartProperty(reference);
  return (
    <PanelContent
      query={query}
      skeleton={<PropertySummaryRowSkeleton />}
      isEmpty={(property) => property === null}
      empty={t('cart.gone', { reference })}
    >
      {(property) => property && <CartProperty property={property} dense={dense} />}
    </PanelContent>
  );
}
