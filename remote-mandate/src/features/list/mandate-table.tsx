import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import type { ControlsOf } from '@pignon/shared/router';
import { selectColumn, useShown, type Chooser } from '@pignon/shared/ui/list';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import { usePrefetchMandate } from '../../data/mandate.queries';
import type { MANDATE_LIST } from './mandate-list';
import { selectable } from './selectable';

/** Maximum number of columns that fit on an office screen without scrolling. */
const MAX_FITTING_COLUMNS = 9;

const nameOf = ({ propertyTitle, propertyRef }: MandateSummary) => propertyTitle || propertyRef;

interface MandateTableProps {
  rows: readonly MandateSummary[];
  list: ControlsOf<typeof MANDATE_LIST>;
  chooser: Chooser;
  columns: Column<MandateSummary>[];
  stale: boolean;
}

/** One page of mandates. */
export function MandateTable({ rows, list, chooser, columns, stale }: MandateTableProps): ReactNode {
  const { t } = useTranslation('mandate');
  const prefetch = usePrefetchMandate();
  useShown(chooser, rows, selectable);
  return (
    <DataTable
      label={t('list.title')}
      columns={columns}
      lead={selectColumn(chooser, selectable, nameOf)}
      rows={rows}
      rowKey={({ id }) => id}
      order={list.order}
      onOrder={list.setOrder}
      rowLink={({ id }) => paths.mandate(id)}
      onIntent={({ id }) => prefetch(id)}
      stale={stale}
      wide={columns.length > MAX_FITTING_COLUMNS}
    />
  );
}
