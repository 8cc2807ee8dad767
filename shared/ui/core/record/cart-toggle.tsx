import { ShoppingCartIcon } from '../../icons';
import { bus } from '@pignon/shared/bus';
import { usePageActions } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { toggleCartContact, toggleCartProperty, useCart } from '@pignon/shared/state';
import './cart-toggle.css';

export type CartToggleProps = { kind: 'property'; id: string } | { kind: 'contact'; id: number };

function toggle(item: CartToggleProps): void {
  if (item.kind === 'property') toggleCartProperty(item.id);
  else toggleCartContact(item.id);
  bus.publish('cart.toggled', { kind: item.kind, id: String(item.id) });
}

function useCartState(item: CartToggleProps): { isInCart: boolean; label: string } {
  const { t } = useTranslation('common');
  const cart = useCart();
  const isInCart = item.kind === 'property' ? cart.properties.includes(item.id) : cart.contacts.includes(item.id);
  return { isInCart: isInCart, label: t(isInCart ? 'action.removeFromCart' : 'action.addToCart') };
}

/** Shortcut `x` on the page of a property or contact: adds it to the cart, or removes it. */
export function useCartAction(item: CartToggleProps): void {
  const { label } = useCartState(item);
  usePageActions([{ id: 'cart', label, icon: <ShoppingCartIcon />, key: 'x', run: () => toggle(item) }]);
}

/** Button that adds a property or a contact to the cart, or removes it. */
export function CartToggle(props: CartToggleProps) {
  const { isInCart, label } = useCartState(props);
  return (
    <button
      type="button"
      className="pg-cart-toggle"
      aria-label={label}
      aria-pressed={isInCart}
      title={label}
      onClick={() => toggle(props)}
    >
      <ShoppingCartIcon />
    </button>
  );
}
