import { useDeferredValue, type ReactNode } from 'react';
import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';
import { usePageActions } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { RefreshCwIcon, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { DataTableSkeleton } from '@pignon/shared/ui/table';
import type { PropertyListControls } from '../list/use-property-list';
import { CubeControls } from './cube-controls';
import { CubeTable } from './cube-table';
import { useResponseWithQuery } from './use-response-with-query';
import styles from './cube.module.css';
import { addCubeTexts } from './cube-texts';

interface CubeQuery {
  data: Cube | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface CubeViewProps {
  query: CubeQuery;
  list: PropertyListControls;
  /** Content of the empty state. */
  empty: ReactNode;
}

/** True when sales and lettings are mixed, which makes medians and sums meaningless. */
function isMixed({ filters, cube }: PropertyListControls): boolean {
  const isSplitByTransaction = cube.rows === 'transactionType' || cube.columns === 'transactionType';
  return cube.measure !== 'count' && filters.transactionType === null && !isSplitByTransaction;
}

function CubeContent({ query, list, empty }: CubeViewProps) {
  const { data, error, isPlaceholderData, refetch } = query;
  const { t } = useTranslation('common');
  // rendered row by row: a thousand cells at once would block the page
  const answer = useDeferredValue(useResponseWithQuery(query, list), undefined);
  usePageActions([
    {
      id: 'refresh',
      label: t('action.refreshList'),
      icon: <RefreshCwIcon />,
      key: 'r',
      run: () => void refetch(),
    },
  ]);
  if (!data || !answer) {
    if (error) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ScreenLoading>
        <DataTableSkeleton columns={8} rows={12} />
      </ScreenLoading>
    );
  }
  if (answer.data.total.count === 0) return empty;
  return <CubeTable cube={answer.data} list={answer.query} stale={isPlaceholderData} />;
}

/** `/property/list?view=cube`: counts or measures the matching properties by two criteria. */
export function CubeView(props: CubeViewProps) {
  addCubeTexts();
  const { t } = useTranslation('property');
  return (
    <>
      <CubeControls list={props.list} />
      {isMixed(props.list) && <p className={styles.note}>{t('cube.mixed')}</p>}
      <CubeContent {...props} />
    </>
  );
}
