import { useMemo, useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { Slot, useIsSlotFilled, usePageActions } from '@pignon/shared/contract';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useLocation, useNavigate, useParams, useRememberedScope } from '@pignon/shared/router';
import { Alert, Button, ButtonLink, PageFrame, ScreenEmpty, UserPlusIcon } from '@pignon/shared/ui/core';
import { ColumnsMenu, useNewChooser, useSelectKeys, useWalkKeys } from '@pignon/shared/ui/list';
import { DataTableSkeleton, ListContent, SortSelect, useNarrow } from '@pignon/shared/ui/table';
import { headingKey } from '../features/heading-key';
import { contactScope } from '../data/contact-scope';
import { useContacts } from '../data/contact.queries';
import { ContactBulkBar } from '../features/list/bulk/contact-bulk-bar';
import { ExportButton } from '../features/list/bulk/export-button';
import { AgencyNegotiators } from '../features/list/agency-negotiators';
import { contactColumns } from '../features/list/contact-columns';
import { CONTACT_LIST, findContacts, typeOfPath } from '../features/list/contact-list';
import { ContactTable } from '../features/list/contact-table';
import { useTableColumns } from '../features/list/table-columns';
import { ContactTools, type ContactControls } from '../features/list/contact-tools';
import { KindMenu } from '../features/list/kind-menu';
import { ImportContacts } from '../features/list/import-contacts';
import { newContactPath } from '../features/form/new-contact-address';
import { ContactChips } from '../features/list/filters/contact-chips';
import { FiltersButton } from '../features/list/filters/filters-button';
import { ContactTabs, ContactViewsMenu } from '../features/list/views/contact-views';

/** Creates a contact of the type that the list shows. */
function NewContact({ type }: { type: ContactType | null }): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const label = t('form.create');
  const to = newContactPath(type);
  const opensHere = useIsSlotFilled('contact.create');
  const run = () => (opensHere ? setOpen(true) : void navigate(to));
  usePageActions([{ id: 'new', label, icon: <UserPlusIcon />, key: 'n', to, run }]);
  return (
    <>
      <ButtonLink to={to} type="primary" icon={<UserPlusIcon />} instead={run}>
        {label}
      </ButtonLink>
      {open && <Slot name="contact.create" to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoContacts({ list, type }: { list: ContactControls; type: ContactType | null }): ReactNode {
  const { t } = useTranslation('contact');
  if (!list.filtered && type === 'NEGOTIATOR')
    return <ScreenEmpty title={t('negotiators.empty')}>{t('negotiators.emptyText')}</ScreenEmpty>;
  if (!list.filtered) return <ScreenEmpty title={t('list.empty')}>{t('list.emptyText')}</ScreenEmpty>;
  const clearButton = <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>;
  return (
    <ScreenEmpty title={t('list.noMatch')} action={clearButton}>
      {t('list.noMatchText')}
    </ScreenEmpty>
  );
}

/** All contacts, by type. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const { type: typeSegment } = useParams();
  const type = typeOfPath(typeSegment);
  const { pathname, search } = useLocation();
  const list = useListState(CONTACT_LIST);
  const colleagues = useColleagues();
  const mayCreate = useMay('write');
  const tableColumns = useTableColumns();
  const request = findContacts(list, type, tableColumns.columns);
  const query = useContacts(request);
  useRememberedScope(contactScope, pathname + search, query, (contact) => String(contact.id));
  const chooser = useNewChooser({ ...list.filters, type });
  useSelectKeys(chooser, 'contact');
  useWalkKeys();
  const total = query.data?.page.totalElements;
  const narrow = useNarrow();
  const columns = useMemo(
    () => contactColumns({ columns: tableColumns.columns, atDefault: tableColumns.atDefault }, t, colleagues.nameOf),
    [tableColumns.columns, tableColumns.atDefault, t, colleagues.nameOf],
  );
  const sort = <SortSelect columns={columns} order={list.order} onOrder={list.setOrder} />;
  const toolbar = (
    <>
      <ContactTools list={list} colleagues={colleagues} kinds={<KindMenu list={list} type={type} />}>
        <FiltersButton list={list} total={total} />
        <ContactViewsMenu list={list} type={type} />
        <ColumnsMenu chosen={tableColumns} titleOf={(column) => t(headingKey(column))} />
        <ExportButton request={{ dto: request.dto, order: list.order }} />
        {narrow && sort}
      </ContactTools>
      {!narrow && sort}
    </>
  );
  return (
    <div className="pg-bulk-page">
      <ContactBulkBar chooser={chooser} list={list} type={type} total={total} />
      <PageFrame
        title={t(type ? `tab.${type}` : 'list.title')}
        count={type === 'NEGOTIATOR' ? undefined : total}
        action={
          <>
            <ImportContacts />
            {mayCreate && <NewContact type={type} />}
          </>
        }
        toolbar={toolbar}
      >
        {!narrow && <ContactTabs list={list} type={type} />}
        {typeSegment !== undefined && type === null && (
          <Alert type="warning" title={t('list.unknownType', { type: typeSegment })} />
        )}
        <div className="pg-page-chips">
          <ContactChips list={list} colleagues={colleagues} />
        </div>
        {type === 'NEGOTIATOR' && <AgencyNegotiators colleagues={colleagues} text={list.filters.text} />}
        <ListContent
          query={query}
          list={list}
          skeleton={<DataTableSkeleton columns={tableColumns.columns.length} rows={list.pageSize} />}
          empty={<NoContacts list={list} type={type} />}
        >
          {(rows) => (
            <ContactTable rows={rows} list={list} chooser={chooser} columns={columns} stale={query.isPlaceholderData} />
          )}
        </ListContent>
      </PageFrame>
    </div>
  );
}
