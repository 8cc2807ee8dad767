import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '../core/input/select-box';
import type { Column, Order } from './column';
import './sort-select.css';

type SortSelectProps<R> = { columns: readonly Column<R>[]; order: Order; onOrder: (order: Order) => void };

/** Orders a table where its header is not drawn: on a phone. */
export function SortSelect<R>({ columns, order, onOrder }: SortSelectProps<R>) {
  const { t } = useTranslation('common');
  const options = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort}.ASC`, label: t('table.ascending', { label: title }) },
          { value: `${sort}.DESC`, label: t('table.descending', { label: title }) },
        ],
  );
  const value = `${order.property}.${order.direction}`;
  const isOption = options.some((option) => option.value === value);
  return (
    <div className="pg-sort-select">
      <SelectBox
        aria-label={t('table.order')}
        value={isOption ? value : ''}
        options={options}
        placeholder={isOption ? undefined : t('table.order')}
        onChange={(next) => {
          const [property = '', direction] = next.split('.');
          if (property) onOrder({ property, direction: direction === 'ASC' ? 'ASC' : 'DESC' });
        }}
      />
    </div>
  );
}
