import type { ReactNode } from 'react';
import { addToCart, useCart } from '@pignon/shared/state';
import { BulkCartButton } from '@pignon/shared/ui/list';

type CartButtonProps = { area: 'contact'; ids: readonly number[] } | { area: 'property'; ids: readonly string[] };

/** Adds selected contacts or properties to the cart, those that it lacks. */
export function CartButton({ area, ids }: CartButtonProps): ReactNode {
  const { contacts, properties } = useCart();
  if (area === 'contact') {
    const fresh = ids.filter((id) => !contacts.includes(id));
    const onAdd = () => addToCart({ contacts: fresh });
    return <BulkCartButton area={area} held={contacts.length} fresh={fresh.length} onAdd={onAdd} />;
  }
  const fresh = ids.filter((reference) => !properties.includes(reference));
  const onAdd = () => addToCart({ properties: fresh });
  return <BulkCartButton area={area} held={properties.length} fresh={fresh.length} onAdd={onAdd} />;
}
