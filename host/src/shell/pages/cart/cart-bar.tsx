import { Slot } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Trash2Icon } from '@pignon/shared/ui/core';
import type { Selection } from './use-selection';

interface CartBarProps {
  all: { properties: readonly string[]; contacts: readonly number[] };
  properties: Selection<string>;
  contacts: Selection<number>;
  onRemove: (items: { properties: readonly string[]; contacts: readonly number[] }) => void;
}

/** Actions on the selected records, or on the whole cart while none is selected. */
export function CartBar({ all, properties, contacts, onRemove }: CartBarProps) {
  const { t } = useTranslation('host');
  const hasSelection = properties.chosen.length + contacts.chosen.length > 0;
  const items = hasSelection ? { properties: properties.chosen, contacts: contacts.chosen } : all;
  const counts = [
    items.properties.length > 0 && t('count.properties', { count: items.properties.length }),
    items.contacts.length > 0 && t('count.contacts', { count: items.contacts.length }),
  ].filter(Boolean);
  const removeSelected = () => {
    properties.clear();
    contacts.clear();
  };
  return (
    <div className="host-cart-bar" role="group" aria-label={t('cart.actions')}>
      <p aria-live="polite">
        <strong>{t(hasSelection ? 'cart.selection' : 'cart.whole')}</strong> <span>{counts.join(', ')}</span>
      </p>
      <Slot name="cart.action" references={items.properties} contactIds={items.contacts} />
      {hasSelection && (
        <>
          <Button icon={<Trash2Icon />} onClick={() => onRemove(items)}>
            {t('cart.removeSelected')}
          </Button>
          <Button type="link" onClick={removeSelected}>
            {t('cart.unselect')}
          </Button>
        </>
      )}
    </div>
  );
}
