import { memo, useCallback, useState } from 'react';
import { Slot, useComposition } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { addToCart, removeFromCart, useCart, type Cart } from '@pignon/shared/state';
import {
  Button,
  ButtonLink,
  HouseIcon,
  RecordLink,
  PageFrame,
  ScreenEmpty,
  Segmented,
  ShoppingCartIcon,
  Trash2Icon,
  UserIcon,
  useRecordNames,
} from '@pignon/shared/ui/core';
import { CartBar } from './cart/cart-bar';
import { CartColumn } from './cart/cart-column';
import { useCartMatches, type Pairs } from './cart/use-cart-matches';
import { useSelection } from './cart/use-selection';
import './cart.css';

/** Tabs on a narrow screen. */
const TABS = ['properties', 'contacts', 'matches'] as const;

const cartSize = ({ properties, contacts }: Cart) => properties.length + contacts.length;

/** Last removal, with an undo button. */
function Undo({ removedItems, onUndo }: { removedItems: Cart | undefined; onUndo: () => void }) {
  const { t } = useTranslation('host');
  return (
    <div className="host-cart-undo" role="status">
      {removedItems && (
        <p>
          {t('cart.removed', { count: cartSize(removedItems) })}
          <Button type="link" onClick={onUndo}>
            {t('cart.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}

function EmptyCart() {
  const { t } = useTranslation('host');
  return (
    <ScreenEmpty
      title={t('cart.empty')}
      icon={<ShoppingCartIcon />}
      action={
        <ButtonLink to={paths.properties} type="primary">
          {t('cart.see')}
        </ButtonLink>
      }
    >
      {t('cart.emptyText')}
    </ScreenEmpty>
  );
}

function CartProperty({ id }: { id: string }) {
  const { t } = useTranslation('host');
  if (useComposition().slotPieces('cart.property').length > 0) return <Slot name="cart.property" reference={id} />;
  return (
    <Link to={paths.property(id)}>
      <HouseIcon />
      {t('cart.property', { reference: id })}
    </Link>
  );
}

const contactRecord = (id: number) => ({ kind: 'contact', id: String(id) });

function CartContact({ id }: { id: number }) {
  const { t } = useTranslation('host');
  if (useComposition().slotPieces('cart.contact').length > 0) return <Slot name="cart.contact" contactId={id} />;
  return (
    <span className="host-cart-plain">
      <UserIcon />
      <RecordLink record={contactRecord(id)} fallback={t('cart.contact')} />
    </span>
  );
}

/** Memoized, as the table may be large: selection and hover do not change it. */
const Matches = memo(function Matches({ cart, onPairs }: { cart: Cart; onPairs: Pairs['setPairs'] }) {
  return (
    <div className="host-cart-matches">
      <Slot name="cart.matches" references={cart.properties} contactIds={cart.contacts} onPairs={onPairs} />
    </div>
  );
});

function CartColumns({ cart, onRemove }: { cart: Cart; onRemove: (items: Cart) => void }) {
  const { t } = useTranslation('host');
  const [activeTab, setActiveTab] = useState<(typeof TABS)[number]>('properties');
  const properties = useSelection(cart.properties);
  const contacts = useSelection(cart.contacts);
  const pairs = useCartMatches();
  const contactName = useRecordNames(cart.contacts.map(contactRecord));
  const removeProperty = useCallback(
    (reference: string) => onRemove({ properties: [reference], contacts: [] }),
    [onRemove],
  );
  const removeContact = useCallback((id: number) => onRemove({ properties: [], contacts: [id] }), [onRemove]);
  const canMatch = cart.properties.length > 0 && cart.contacts.length > 0;
  return (
    <>
      <CartBar all={cart} properties={properties} contacts={contacts} onRemove={onRemove} />
      <div className="host-cart-parts">
        <Segmented
          label={t('cart.shown')}
          value={activeTab}
          options={TABS.filter((value) => value !== 'matches' || canMatch).map((value) => ({
            value,
            label: t(`cart.${value}`),
          }))}
          onChange={setActiveTab}
        />
      </div>
      <div className="host-cart-page" data-part={activeTab}>
        <CartColumn
          kind="properties"
          ids={cart.properties}
          selection={properties}
          nameOf={(reference) => t('cart.property', { reference })}
          scoreOf={pairs.ofProperty}
          onPoint={pairs.pointProperty}
          onRemove={removeProperty}
          Content={CartProperty}
        />
        <CartColumn
          kind="contacts"
          ids={cart.contacts}
          selection={contacts}
          nameOf={(id) => contactName(contactRecord(id)) ?? t('cart.contact')}
          scoreOf={pairs.ofContact}
          onPoint={pairs.pointContact}
          onRemove={removeContact}
          Content={CartContact}
        />
        {canMatch && <Matches cart={cart} onPairs={pairs.setPairs} />}
      </div>
    </>
  );
}

/** The cart: properties and contacts side by side, their matching, and actions. */
export function Page() {
  const { t } = useTranslation('host');
  const cart = useCart();
  const [removedItems, setRemovedItems] = useState<Cart>();
  const remove = useCallback((items: Cart) => {
    setRemovedItems(items);
    removeFromCart(items);
  }, []);
  const restoreRemoved = () => {
    if (removedItems) addToCart(removedItems);
    setRemovedItems(undefined);
  };
  const total = cartSize(cart);
  const clearButton = total > 0 && (
    <Button icon={<Trash2Icon />} onClick={() => remove(cart)}>
      {t('cart.clear')}
    </Button>
  );
  return (
    <PageFrame title={t('cart.title')} count={total > 0 ? total : undefined} action={clearButton}>
      <Undo removedItems={removedItems} onUndo={restoreRemoved} />
      {total === 0 ? <EmptyCart /> : <CartColumns cart={cart} onRemove={remove} />}
    </PageFrame>
  );
}
