import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useLocation, useParams, writeListUrl } from '@pignon/shared/router';
import { Button, LinkTabs, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent, SortSelect } from '@pignon/shared/ui/table';
import { useContacts, usePrefetchContact } from '../data/contact.queries';
import { contactColumns } from '../features/list/contact-columns';
import { CONTACT_LIST, findContacts, pathOfType, TAB_TYPES, typeOfPath } from '../features/list/contact-list';
import { ContactChips, ContactTools } from '../features/list/contact-tools';

/** Everybody the agency knows, by kind. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const type = typeOfPath(useParams().type);
  const { search } = useLocation();
  const list = useListState(CONTACT_LIST);
  const colleagues = useColleagues();
  const query = useContacts(findContacts(list, type));
  const prefetch = usePrefetchContact();
  const columns = contactColumns(t, colleagues.nameOf);
  const firstPage = writeListUrl({ ...list, pageNumber: 0 }, CONTACT_LIST, search);
  const tabs = [null, ...TAB_TYPES].map((tab) => ({
    to: pathOfType(tab, firstPage),
    label: t(`tab.${tab ?? 'ALL'}`),
    current: tab === type,
  }));
  const clear = <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>;

  return (
    <PageFrame
      title={t(type ? `tab.${type}` : 'list.title')}
      count={query.data?.page.totalElements}
      toolbar={
        <>
          <ContactTools list={list} colleagues={colleagues} />
          <SortSelect columns={columns} order={list.order} onOrder={list.setOrder} />
        </>
      }
    >
      <LinkTabs label={t('list.tabs')} tabs={tabs} />
      <div className="pg-page-chips">
        <ContactChips list={list} colleagues={colleagues} />
      </div>
      <ListContent
        query={query}
        list={list}
        skeleton={<DataTableSkeleton columns={7} rows={list.pageSize} />}
        empty={
          list.filtered ? (
            <ScreenEmpty title={t('list.noMatch')} action={clear}>
              {t('list.noMatchText')}
            </ScreenEmpty>
          ) : (
            <ScreenEmpty title={t('list.empty')}>{t('list.emptyText')}</ScreenEmpty>
          )
        }
      >
        {(rows) => (
          <DataTable
            label={t('list.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            order={list.order}
            onOrder={list.setOrder}
            rowLink={({ id }) => `/contact/${id}`}
            onIntent={({ id }) => prefetch(id)}
            stale={query.isPlaceholderData}
          />
        )}
      </ListContent>
    </PageFrame>
  );
}
