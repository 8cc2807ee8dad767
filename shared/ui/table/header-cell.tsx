import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import ArrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames } from '../basic/class-names';
import type { Column, Order } from './column';

type Props<R> = { column: Column<R>; order?: Order; onOrder?: (order: Order) => void };

/** A column's title; a click sorts by it, a second one the other way round. */
export function HeaderCell<R>({ column, order, onOrder }: Props<R>) {
  const { t } = useTranslation('common');
  const { sort, title } = column;
  const direction = sort !== undefined && order?.property === sort ? order.direction : undefined;
  const className = classNames(column.align === 'end' && 'pg-cell-end', column.from && `pg-cell-from-${column.from}`);
  if (sort === undefined || !onOrder) {
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {title}
      </th>
    );
  }
  const Icon = direction === undefined ? ArrowUpDownIcon : direction === 'ASC' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      aria-sort={direction === undefined ? undefined : direction === 'ASC' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        title={t('table.sortable', { label: title })}
        onClick={() => onOrder({ property: sort, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {title}
        <Icon />
      </button>
    </th>
  );
}
