import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { lazyPart, PageFrame, ScreenLoading } from '@pignon/shared/ui/core';
import { ChooserContext, useNewChooser, useSelectKeys, useWalkKeys } from '@pignon/shared/ui/list';
import { PropertyBulkBar } from '../features/bulk/bulk-bar';
import { PivotLoader } from '../features/cube/pivot-loader';
import { CreateButton } from '../features/list/create-button';
import { ListChips } from '../features/list/list-chips';
import { ListToolbar } from '../features/list/list-toolbar';
import { PagedView } from '../features/list/results/paged-view';
import { useShownColumns } from '../features/list/table-columns';
import { useCreateAction, useListActions } from '../features/list/use-list-actions';
import { useListQuery } from '../features/list/use-list-query';
import { usePropertyList } from '../features/list/use-property-list';
import { PinnedViews } from '../features/views/property-views';

const MapView = lazyPart(async () => (await import('../features/map/map-view')).MapView, 'page');

/** `/property/list`: the agency's portfolio as cards, table, map or pivot. */
export function Page() {
  const { t } = useTranslation('property');
  const list = usePropertyList();
  const isPaged = list.view !== 'CUBE' && list.view !== 'MAPS';
  const query = useListQuery(list, useShownColumns(list), { enabled: isPaged });
  const [counted, setCounted] = useState<number>();
  const total = isPaged ? query.data?.page.totalElements : counted;
  const chooser = useNewChooser(list.filters);
  useListActions(list);
  useCreateAction();
  useSelectKeys(chooser, 'property');
  useWalkKeys();
  return (
    <ChooserContext value={isPaged ? chooser : null}>
      <div className="pg-bulk-page">
        {isPaged && <PropertyBulkBar chooser={chooser} list={list} total={total} />}
        <PageFrame
          title={t('list.title')}
          count={total}
          toolbar={<ListToolbar list={list} />}
          chips={<ListChips list={list} />}
          action={<CreateButton />}
        >
          <PinnedViews list={list} />
          {isPaged && <PagedView list={list} query={query} />}
          {list.view === 'MAPS' && <MapView list={list} onTotal={setCounted} pending={<ScreenLoading />} />}
          {list.view === 'CUBE' && <PivotLoader list={list} onTotal={setCounted} />}
        </PageFrame>
      </div>
    </ChooserContext>
  );
}
