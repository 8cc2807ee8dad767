import { useCallback, useMemo } from 'react';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CartToggle } from '@pignon/shared/ui/core';
import { selectColumn, useChooser, useShown } from '@pignon/shared/ui/list';
import { DataTable, DataTableSkeleton, VirtualTable } from '@pignon/shared/ui/table';
import { selectable } from '../selectable';
import { useTableColumns } from '../table-columns';
import { usePropertyColumns } from './property-columns';
import { useEndlessList } from './use-endless-list';
import type { PropertyListControls } from '../use-property-list';

/** Maximum number of chosen columns that fit on an office screen without scrolling. */
const MAX_FITTING_COLUMNS = 11;

interface PropertyTableProps {
  list: PropertyListControls;
  onIntent: (reference: string) => void;
  linkOf: (property: PropertySummary) => string;
}

const rowKey = (property: PropertySummary) => property.reference;
const rowActions = (property: PropertySummary) => <CartToggle kind="property" id={property.reference} />;

function useTableProps({ list, onIntent, linkOf }: PropertyTableProps) {
  const { t } = useTranslation('property');
  const { columns, atDefault } = useTableColumns(list);
  const chooser = useChooser();
  const selectionColumn = useMemo(() => selectColumn(chooser, selectable, rowKey), [chooser]);
  const intend = useCallback((property: PropertySummary) => onIntent(property.reference), [onIntent]);
  // stable parts, so that unchanged rows do not rerender
  return {
    label: t('list.title'),
    columns: usePropertyColumns(columns, atDefault),
    lead: selectionColumn,
    rowKey,
    order: list.order,
    onOrder: list.setOrder,
    rowLink: linkOf,
    onIntent: intend,
    rowActions,
    wide: columns.length > MAX_FITTING_COLUMNS,
  };
}

/** One page of properties as a table. */
export function PropertyTable({
  rows,
  stale,
  ...props
}: PropertyTableProps & { rows: readonly PropertySummary[]; stale: boolean }) {
  const table = useTableProps(props);
  return <DataTable {...table} rows={rows} stale={stale} />;
}

/** All results as one endless table. */
export function ContinuousTable({ total, ...props }: PropertyTableProps & { total: number }) {
  const { wide: _, ...table } = useTableProps(props);
  const { rowAt, known, onRange } = useEndlessList(props.list, total);
  useShown(useChooser(), known, selectable);
  return (
    <VirtualTable
      {...table}
      total={total}
      rowAt={rowAt}
      onRange={onRange}
      pending={<DataTableSkeleton columns={table.columns.length} rows={20} />}
    />
  );
}
