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
const PARTS = ['properties', 'contacts', 'matches'] as const;

const sizeOf = ({ properties, contacts }: Cart) => properties.length + contacts.length;

/** Last removal, with an undo button. */
function Undo({ removed, onUndo }: { removed: Cart | undefined; onUndo: () => void }) {
  const { t } = useTranslation('host');
  return (
    <div className="host-cart-undo" role="status">
      {removed && (
        <p>
          {t('cart.removed', { count: sizeOf(removed) })}
          <Button type="link" onClick={onUndo}>
            {t('cart.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Empty() {
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
const Matches = memo(function Matches({ cart, onPairs }: { cart: Cart; onPairs: Pairs['tell'] }) {
  return (
    <div className="host-cart-matches">
      <Slot name="cart.matches" references={cart.properties} contactIds={cart.contacts} onPairs={onPairs} />
    </div>
  );
});

function Workbench({ cart, onRemove }: { cart: Cart; onRemove: (items: Cart) => void }) {
  const { t } = useTranslation('host');
  const [part, setPart] = useState<(typeof PARTS)[number]>('properties');
  const properties = useSelection(cart.properties);
  const contacts = useSelection(cart.contacts);
  const pairs = useCartMatches();
  const contactName = useRecordNames(cart.contacts.map(contactRecord));
  const removeProperty = useCallback(
    (reference: string) => onRemove({ properties: [reference], contacts: [] }),
    [onRemove],
  );
  const removeContact = useCallback((id: number) => onRemove({ properties: [], contacts: [id] }), [onRemove]);
  const matched = cart.properties.length > 0 && cart.contacts.length > 0;
  return (
    <>
      <CartBar all={cart} properties={properties} contacts={contacts} onRemove={onRemove} />
      <div className="host-cart-parts">
        <Segmented
          label={t('cart.shown')}
          value={part}
          options={PARTS.filter((value) => value !== 'matches' || matched).map((value) => ({
            value,
            label: t(`cart.${value}`),
          }))}
          onChange={setPart}
        />
      </div>
      <div className="host-cart-page" data-part={part}>
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
        {matched && <Matches cart={cart} onPairs={pairs.tell} />}
      </div>
    </>
  );
}

/** The cart: properties and contacts side by side, their matching, and actions. */
export function Page() {
  const { t } = useTranslation('host');
  const cart = useCart();
  const [removed, setRemoved] = useState<Cart>();
  const remove = useCallback((items: Cart) => {
    setRemoved(items);
    removeFromCart(items);
  }, []);
  const undo = () => {
    if (removed) addToCart(removed);
    setRemoved(undefined);
  };
  const total = sizeOf(cart);
  const clear = total > 0 && (
    <Button icon={<Trash2Icon />} onClick={() => remove(cart)}>
      {t('cart.clear')}
    </Button>
  );
  return (
    <PageFrame title={t('cart.title')} count={total > 0 ? total : undefined} action={clear}>
      <Undo removed={removed} onUndo={undo} />
      {total === 0 ? <Empty /> : <Workbench cart={cart} onRemove={remove} />}
    </PageFrame>
  );
}
