import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { MAX_CART } from '@pignon/shared/domain/cart/cart.limits';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { ViewArea } from '@pignon/shared/domain/view/view.schema';
import {
  Button,
  ChevronDownIcon,
  Menu,
  RefusedButton,
  ShoppingCartIcon,
  UserIcon,
  type MenuItem,
} from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import './bulk.css';

/** Menu of one kind of bulk change. */
export function BulkMenu({ label, items, icon }: { label: string; items: readonly MenuItem[]; icon?: ReactNode }) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <Button {...props} icon={icon}>
          <span className="pg-bulk-menu">
            {label} <ChevronDownIcon />
          </span>
        </Button>
      )}
    />
  );
}

interface NegotiatorMenuProps {
  /** Called with the new negotiator, or null for nobody, and their label. */
  onChoose: (title: string, negotiator: string | null) => void;
}

/** Sets the negotiator of the selected records. */
export function NegotiatorMenu({ onChoose }: NegotiatorMenuProps) {
  const t = useListWords();
  const { negotiators, nameOf } = useColleagues();
  const entry = (key: string, label: string, onSelect: () => void): MenuItem => ({
    kind: 'action',
    key,
    label,
    onSelect,
  });
  const negotiatorEntries = negotiators.map(({ loginEmail }) => {
    const name = nameOf(loginEmail);
    return entry(loginEmail, name, () => onChoose(t('bulk.toNegotiator', { name }), loginEmail));
  });
  const nobodyEntry = entry('', t('bulk.nobody'), () => onChoose(t('bulk.toNobody'), null));
  return (
    <BulkMenu
      label={t('bulk.negotiator')}
      items={[...negotiatorEntries, { kind: 'group', key: 'line' }, nobodyEntry]}
      icon={<UserIcon />}
    />
  );
}

interface CartButtonProps {
  /** The cart has no mandates. */
  area: Exclude<ViewArea, 'mandate'>;
  /** Number of records of this kind in the cart. */
  held: number;
  /** Number of records that would be added. */
  fresh: number;
  onAdd: () => void;
}

/** Adds the selected records to the cart. */
export function BulkCartButton({ area, held, fresh, onAdd }: CartButtonProps) {
  const t = useListWords();
  const label = t('bulk.cart');
  if (held + fresh > MAX_CART)
    return (
      <RefusedButton icon={<ShoppingCartIcon />} reason={t(`bulk.cartFull.${area}`, { count: MAX_CART })}>
        {label}
      </RefusedButton>
    );
  return (
    <Button
      icon={<ShoppingCartIcon />}
      disabled={fresh === 0}
      onClick={() => {
        onAdd();
        bus.publish('notice.raised', {
          message: t(`bulk.inCart.${area}`, { count: fresh }),
          action: { label: t('bulk.seeCart'), to: paths.cart },
        });
      }}
    >
      {label}
    </Button>
  );
}
