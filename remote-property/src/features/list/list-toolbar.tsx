import {
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { PAGE_SIZES, toggled } from '@pignon/shared/router';
import {
  FilterMenu,
  Grid3x3Icon,
  LayoutGridIcon,
  MapIcon,
  SearchField,
  Segmented,
  SizeSelect,
  Table2Icon,
} from '@pignon/shared/ui/core';
import { ColumnsMenu } from '@pignon/shared/ui/list';
import { headingKey } from '../heading-key';
import { CriteriaButton } from '../criteria/criteria-button';
import { ExportMenu } from '../export/export-menu';
import { PropertyViewsMenu } from '../views/property-views';
import { LIST_VIEWS, type ListView } from './list-state';
import { OrderSelect } from './order-select';
import { useTableColumns } from './table-columns';
import type { PropertyListControls } from './use-property-list';
import styles from './list.module.css';

const VIEW_ICONS: Readonly<Record<ListView, typeof LayoutGridIcon>> = {
  IMAGES: LayoutGridIcon,
  TABLE: Table2Icon,
  MAPS: MapIcon,
  CUBE: Grid3x3Icon,
};

/** Sorts values by the product's order, so that equal choices have equal addresses. */
function inOrder<T>(order: readonly T[], values: readonly T[]): readonly T[] {
  return order.filter((value) => values.includes(value));
}

/** Selects the table's columns. */
function TableColumnsMenu({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  return <ColumnsMenu chosen={useTableColumns(list)} titleOf={(column) => t(headingKey(column))} />;
}

/** Search, quick filters, order and view of the list: one row. */
export function ListToolbar({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const { filters, setFilters } = list;
  const inPages = list.view !== 'CUBE';
  const views = LIST_VIEWS.map((value) => {
    const Icon = VIEW_ICONS[value];
    return { value, label: t(`view.${value}`), icon: <Icon /> };
  });
  return (
    <div className={styles.toolbar}>
      <SearchField label={t('list.search')} value={filters.text} onSearch={(text) => setFilters({ text }, true)} />
      <span className="pg-tool-row">
        <Segmented<TransactionType | 'ANY'>
          label={t(headingKey('transactionType'))}
          value={filters.transactionType ?? 'ANY'}
          options={[
            { value: 'ANY', label: t('filter.any') },
            ...TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) })),
          ]}
          onChange={(value) => setFilters({ transactionType: value === 'ANY' ? null : value })}
        />
        <FilterMenu
          label={t(headingKey('propertyType'))}
          options={PROPERTY_TYPES.map((value) => ({ value, label: t(`propertyType.${value}`) }))}
          chosen={filters.propertyType}
          onToggle={(value) =>
            setFilters((now) => ({ propertyType: inOrder(PROPERTY_TYPES, toggled(now.propertyType, value)) }))
          }
        />
        <FilterMenu
          label={t(headingKey('propertyStatus'))}
          options={PROPERTY_STATUSES.map((value) => ({ value, label: t(`propertyStatus.${value}`) }))}
          chosen={filters.propertyStatus}
          onToggle={(value) =>
            setFilters((now) => ({ propertyStatus: inOrder(PROPERTY_STATUSES, toggled(now.propertyStatus, value)) }))
          }
        />
        <CriteriaButton list={list} />
        <PropertyViewsMenu list={list} />
      </span>
      <span className={styles.toolbarEnd}>
        {inPages && list.view !== 'TABLE' && <OrderSelect order={list.order} onOrder={list.setOrder} />}
        {list.view === 'TABLE' && (
          <>
            <span className={styles.narrowOrder}>
              <OrderSelect order={list.order} onOrder={list.setOrder} />
            </span>
            <TableColumnsMenu list={list} />
          </>
        )}
        {list.whole.chosen && (
          <SizeSelect size={list.pageSize} sizes={PAGE_SIZES} onSize={list.setPageSize} whole={list.whole} />
        )}
        {inPages && <ExportMenu list={list} />}
        <Segmented label={t('view.label')} value={list.view} options={views} onChange={list.setView} iconsOnly />
      </span>
    </div>
  );
}
