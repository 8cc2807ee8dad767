import type { ReactNode } from 'react';
import { Slot, useComposition } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { emptyCart, useCart } from '@pignon/shared/state';
import {
  Button,
  ButtonLink,
  CartToggle,
  HouseIcon,
  PageFrame,
  ScreenEmpty,
  ShoppingCartIcon,
  Trash2Icon,
  UserIcon,
} from '@pignon/shared/ui/core';
import './cart.css';

function Column({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="host-cart-column" aria-label={title}>
      <h2>
        {title} <span className="pg-tabular">{children.length}</span>
      </h2>
      {children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

function Properties({ references }: { references: readonly string[] }) {
  const { t } = useTranslation('host');
  const drawn = useComposition().slotPieces('cart.property').length > 0;
  return (
    <Column title={t('cart.properties')} none={t('cart.noProperty')}>
      {references.map((reference) => (
        <li key={reference}>
          <div className="host-cart-piece">
            {drawn ? (
              <Slot name="cart.property" reference={reference} />
            ) : (
              <Link to={`/property/${encodeURIComponent(reference)}`}>
                <HouseIcon />
                {t('cart.property', { reference })}
              </Link>
            )}
          </div>
          <CartToggle kind="property" id={reference} />
        </li>
      ))}
    </Column>
  );
}

function Contacts({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('host');
  const drawn = useComposition().slotPieces('cart.contact').length > 0;
  return (
    <Column title={t('cart.contacts')} none={t('cart.noContact')}>
      {ids.map((id) => (
        <li key={id}>
          <div className="host-cart-piece">
            {drawn ? (
              <Slot name="cart.contact" contactId={id} />
            ) : (
              <Link to={`/contact/${id}`}>
                <UserIcon />
                {t('cart.contact', { id })}
              </Link>
            )}
          </div>
          <CartToggle kind="contact" id={id} />
        </li>
      ))}
    </Column>
  );
}

/** The properties and contacts put aside, side by side. */
export function Page() {
  const { t } = useTranslation('host');
  const { properties, contacts } = useCart();
  const total = properties.length + contacts.length;
  if (total === 0) {
    return (
      <PageFrame title={t('cart.title')}>
        <ScreenEmpty
          title={t('cart.empty')}
          icon={<ShoppingCartIcon />}
          action={
            <ButtonLink to="/property/list" type="primary">
              {t('cart.see')}
            </ButtonLink>
          }
        >
          {t('cart.emptyText')}
        </ScreenEmpty>
      </PageFrame>
    );
  }
  const clear = (
    <Button icon={<Trash2Icon />} onClick={emptyCart}>
      {t('cart.clear')}
    </Button>
  );
  return (
    <PageFrame title={t('cart.title')} count={total} action={clear}>
      <div className="host-cart-page">
        <Properties references={properties} />
        <Contacts ids={contacts} />
      </div>
    </PageFrame>
  );
}
