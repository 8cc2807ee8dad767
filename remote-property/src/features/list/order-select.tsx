import { PROPERTY_ORDER } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import type { ListOrder } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { SelectBox } from '@pignon/shared/ui/core';
import type { PropertyListOrder } from './list-state';
import styles from './list.module.css';

/** Offered sorts; others come from clicks on column titles. */
const ORDER_VALUES = [
  'modifiedTime.DESC',
  'createdTime.DESC',
  'price.ASC',
  'price.DESC',
  'pricePerSquareMetre.ASC',
  'homeSize.DESC',
  'landSize.DESC',
  'rooms.DESC',
  'city.ASC',
  'marketDays.DESC',
  'reference.DESC',
] as const;

/** Days on the market are hidden from customers, and so is sorting by them. */
const PRIVATE_ORDERS: readonly string[] = ['marketDays.DESC'];

interface OrderSelectProps {
  order: PropertyListOrder;
  onOrder: (order: ListOrder) => void;
}

export function OrderSelect({ order, onOrder }: OrderSelectProps) {
  const { t } = useTranslation('property');
  const value = `${order.property}.${order.direction}`;
  const masked = usePrivacy();
  const values = ORDER_VALUES.filter(
    (one: string) => !(masked && PRIVATE_ORDERS.includes(one)) || one === value,
  ) as readonly string[];
  return (
    <SelectBox
      className={styles.order}
      aria-label={t('order.label')}
      value={value}
      options={(values.includes(value) ? values : [...values, value]).map((one) => ({
        value: one,
        label: t(`order.${one}`),
      }))}
      onChange={(next) => {
        const [name, direction] = next.split('.');
        const property = PROPERTY_ORDER.find((one) => one === name);
        if (property) onOrder({ property, direction: direction === 'ASC' ? 'ASC' : 'DESC' });
      }}
    />
  );
}
