import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames } from '../basic/class-names';
import type { Column, Order } from './column';

type Props<R> = { column: Column<R>; order?: Order; onOrder?: (order: Order) => void };

export function cellClass<R>(column: Column<R>): string {
  return classNames(
    column.align === 'end' && 'pg-cell-end',
    column.primary && 'pg-cell-primary',
    column.labelled && 'pg-cell-labelled',
    column.from && `pg-cell-from-${column.from}`,
  );
}

/** Header button of a sortable column: current direction, and the sort that a click requests. */
export function SortButton<R>({ column, order, onOrder }: Props<R>) {
  const { t } = useTranslation('common');
  const { sort, title } = column;
  if (sort === undefined || !onOrder) return title;
  const direction = order?.property === sort ? order.direction : undefined;
  const Icon = direction === undefined ? ArrowUpDownIcon : direction === 'ASC' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      title={t('table.sortable', { label: title })}
      onClick={() => onOrder({ property: sort, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
    >
      {title}
      <Icon />
    </button>
  );
}

/** Value of `aria-sort` of a column. */
export function sortOf<R>({ column: { sort }, order, onOrder }: Props<R>): 'ascending' | 'descending' | undefined {
  if (sort === undefined || !onOrder || order?.property !== sort) return undefined;
  return order.direction === 'ASC' ? 'ascending' : 'descending';
}

/** A column title; a click sorts by it, a second one reverses. */
export function HeaderCell<R>(props: Props<R>) {
  const { column } = props;
  const className = classNames(column.align === 'end' && 'pg-cell-end', column.from && `pg-cell-from-${column.from}`);
  return (
    <th scope="col" className={className} style={{ width: column.width }} aria-sort={sortOf(props)}>
      <SortButton {...props} />
    </th>
  );
}
