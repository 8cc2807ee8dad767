import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useCart } from '@pignon/shared/state';
import { HouseIcon, ShoppingCartIcon, UsersIcon } from '@pignon/shared/ui/core';

/** Number of records in the cart, as a link; no link while empty. */
export function CartChip() {
  const { t } = useTranslation('host');
  const { properties, contacts } = useCart();
  const chipContent = (
    <>
      <ShoppingCartIcon />
      <span aria-hidden>
        <HouseIcon />
        {properties.length}
      </span>
      <span aria-hidden>
        <UsersIcon />
        {contacts.length}
      </span>
    </>
  );
  if (properties.length === 0 && contacts.length === 0) {
    return (
      <span
        className="host-cart host-cart-empty pg-tabular"
        role="link"
        aria-disabled
        aria-label={t('header.cartEmpty')}
        title={t('header.cartEmpty')}
      >
        {chipContent}
      </span>
    );
  }
  const countTexts = {
    properties: t('count.properties', { count: properties.length }),
    contacts: t('count.contacts', { count: contacts.length }),
  };
  return (
    <Link
      to={paths.cart}
      className="host-cart pg-tabular"
      aria-label={t('header.cartLabel', countTexts)}
      title={t('header.cart')}
    >
      {chipContent}
    </Link>
  );
}
