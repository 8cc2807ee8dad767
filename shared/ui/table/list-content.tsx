import type { ReactNode } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import type { Page, PageInfo } from '@pignon/shared/domain/common/paging';
import { useTranslation } from '@pignon/shared/i18n';
import { PAGE_SIZES, type PageSize } from '@pignon/shared/router';
import { Button } from '../basic/button';
import { RefreshCwIcon } from '../basic/icons';
import { Pagination } from '../core/pagination/pagination';
import { ScreenEmpty, ScreenError, ScreenLoading } from '../core/page/screen-states';

interface ListQuery<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface PagedList {
  setPageNumber: (page: number) => void;
  setPageSize: (size: PageSize) => void;
  /** Switch to scroll the whole list. */
  whole?: { chosen: boolean; onChoose: () => void };
}

export type ListContentProps<Row> = {
  query: ListQuery<Row>;
  list: PagedList;
  /** Placeholder in the layout of the content. */
  skeleton: ReactNode;
  /** Content of the empty state. */
  empty: ReactNode;
  children: (rows: readonly Row[], page: PageInfo) => ReactNode;
};

/** The four states of a paged list, and its pager. Data stays on screen when a refresh fails; `r` retries. */
export function ListContent<Row>({ query, list, skeleton, empty, children }: ListContentProps<Row>) {
  const { t } = useTranslation('common');
  usePageActions([
    {
      id: 'refresh',
      label: t('action.refreshList'),
      icon: <RefreshCwIcon />,
      key: 'r',
      run: () => void query.refetch(),
    },
  ]);
  if (!query.data) {
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return <ScreenLoading>{skeleton}</ScreenLoading>;
  }
  const { content, page } = query.data;
  if (page.totalElements === 0) return empty;
  if (content.length === 0) {
    const firstPageButton = <Button onClick={() => list.setPageNumber(0)}>{t('paging.first')}</Button>;
    return <ScreenEmpty title={t('paging.beyond', { page: page.number + 1 })} action={firstPageButton} />;
  }
  const changePageSize = (size: number) => {
    const pageSize = PAGE_SIZES.find((offeredSize) => offeredSize === size);
    if (pageSize) list.setPageSize(pageSize);
  };
  return (
    <>
      {children(content, page)}
      {!list.whole?.chosen && (
        <Pagination
          page={page}
          onPage={list.setPageNumber}
          onSize={changePageSize}
          sizes={PAGE_SIZES}
          whole={list.whole}
        />
      )}
    </>
  );
}
