import ShoppingCartIcon from 'lucide-react/icons/shopping-cart';
import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { toggleCartContact, toggleCartProperty, useCart } from '@pignon/shared/state';
import './cart-toggle.css';

export type CartToggleProps = { kind: 'property'; id: string } | { kind: 'contact'; id: number };

function toggle(item: CartToggleProps): void {
  if (item.kind === 'property') toggleCartProperty(item.id);
  else toggleCartContact(item.id);
  bus.publish('cart.toggled', { kind: item.kind, id: String(item.id) });
}

/** Puts a property or a contact in the cart, or takes it out. */
export function CartToggle(props: CartToggleProps) {
  const { t } = useTranslation('common');
  const cart = useCart();
  const held = props.kind === 'property' ? cart.properties.includes(props.id) : cart.contacts.includes(props.id);
  const label = t(held ? 'action.removeFromCart' : 'action.addToCart');
  return (
    <button
      type="button"
      className="pg-cart-toggle"
      aria-label={label}
      aria-pressed={held}
      title={label}
      onClick={() => toggle(props)}
    >
      <ShoppingCartIcon />
    </button>
  );
}
