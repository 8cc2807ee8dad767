import { useTranslation } from '@pignon/shared/i18n';
import type { SlotProps } from '@pignon/shared/contract';
import { CartToggle, PanelContent } from '@pignon/shared/ui/core';
import { usePropertyPage } from '../data/property.queries';
import { CompactProperty, CompactPropertySkeleton } from '../features/compact/compact-property';
import styles from './slots.module.css';

/** In the cart: one property, with the button that takes it out. It may have been deleted since it was put there. */
export function Slot({ reference }: SlotProps<'cart.property'>) {
  const { t } = useTranslation('property');
  const query = usePropertyPage({ dto: { references: [reference] }, pageSize: 1 });
  const remove = <CartToggle kind="property" id={reference} />;
  return (
    <PanelContent
      query={query}
      skeleton={<CompactPropertySkeleton />}
      isEmpty={(page) => page.content.length === 0}
      empty={
        <span className={styles.cartGone}>
          {t('cart.gone', { reference })}
          {remove}
        </span>
      }
    >
      {(page) => page.content.map((property) => <CompactProperty key={reference} property={property} aside={remove} />)}
    </PanelContent>
  );
}
