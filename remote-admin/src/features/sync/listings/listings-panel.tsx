import { useEffect, type ReactNode } from 'react';
import { callQuery, useQueryClient } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Listing } from '@pignon/shared/domain/sync/sync.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, Button, ButtonLink, ScreenEmpty, SendIcon, Undo2Icon } from '@pignon/shared/ui/core';
import {
  BulkBar,
  changesFor,
  selectColumn,
  useNewChooser,
  useSelectKeys,
  useSelection,
  useShown,
  type Choosable,
  type Chooser,
} from '@pignon/shared/ui/list';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useListings, type PortalView } from '../../../data/sync.queries';
import { listingColumns } from './listing-columns';
import { findListings, type ListingControls } from './listing-list';
import { NO_VERSION, useBulkListings, type ListingFields } from './use-bulk-listings';

const selectable = ({ reference }: Pick<Listing, 'reference'>): Choosable => ({ id: reference, version: NO_VERSION });
const nameOf = ({ title, reference }: Listing) => title || reference;

const CHOICES = [
  ['on', true, <SendIcon key="icon" />],
  ['off', false, <BanIcon key="icon" />],
  ['rule', null, <Undo2Icon key="icon" />],
] as const;

type ListingBulk = ReturnType<typeof useBulkListings>;

interface ChoiceBarProps {
  portal: PortalView;
  list: ListingControls;
  chooser: Chooser;
  listings: ListingBulk;
  total: number | undefined;
}

/** Actions on the selected properties. */
function ChoiceBar({ portal, list, chooser, listings, total }: ChoiceBarProps): ReactNode {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const selection = useSelection(chooser);
  const { bulk, linkOf, remember } = listings;
  const start = (title: string, fields: ListingFields) => void bulk.start(title, changesFor(selection, fields));
  return (
    <BulkBar
      chooser={chooser}
      bulk={bulk}
      linkOf={linkOf}
      total={total}
      readPage={async (paging) => {
        const query = { ...findListings(list), ...paging };
        const input = { params: { portal: portal.code }, query };
        const { content, page } = await client.query(callQuery('GET sync/{portal}/listings', input));
        remember(content);
        return { rows: content.map(selectable), totalPages: page.totalPages };
      }}
    >
      {CHOICES.map(([key, included, icon]) => (
        <Button key={key} icon={icon} onClick={() => start(t(`sync.put.${key}`, { name: portal.name }), { included })}>
          {t(`sync.do.${key}`)}
        </Button>
      ))}
    </BulkBar>
  );
}

function ListingTable(props: {
  rows: readonly Listing[];
  chooser: Chooser;
  listings: ListingBulk;
  portal: PortalView;
  stale: boolean;
}): ReactNode {
  const { rows, chooser, listings, portal, stale } = props;
  const { t } = useTranslation('admin');
  const { bulk, remember } = listings;
  useShown(chooser, rows, selectable);
  useEffect(() => remember(rows));
  return (
    <DataTable
      label={t('sync.listingsOf', { name: portal.name })}
      columns={listingColumns(t)}
      lead={selectColumn(chooser, selectable, nameOf)}
      rows={rows}
      rowKey={({ reference }) => reference}
      rowLink={({ reference }) => paths.property(reference)}
      rowActions={({ reference, included }) => {
        const key = included ? 'off' : 'on';
        const change = { id: reference, fields: { included: !included } };
        return (
          <Button
            size="small"
            aria-label={`${t(`sync.do.${key}`)} ${reference}`}
            onClick={() => void bulk.start(t(`sync.put.${key}`, { name: portal.name }), [change])}
          >
            {t(`sync.do.${key}`)}
          </Button>
        );
      }}
      stale={stale}
    />
  );
}

/** Listings of a portal: filters, bulk choice, and findings. */
export function ListingsPanel({ portal, list }: { portal: PortalView; list: ListingControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { pageNumber, pageSize, filters, filtered } = list;
  const chooser = useNewChooser({ filters, portal: portal.code });
  const listings = useBulkListings(portal.code);
  const query = useListings(portal.code, { ...findListings(list), pageNumber, pageSize });
  useSelectKeys(chooser, 'property');
  const empty = filtered ? (
    <ScreenEmpty
      title={t('sync.noMatch')}
      action={<Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>}
    />
  ) : (
    <ScreenEmpty
      title={t('sync.noListing')}
      action={<ButtonLink to={paths.properties}>{t('sync.toProperties')}</ButtonLink>}
    >
      {t('sync.noListingText')}
    </ScreenEmpty>
  );
  return (
    <>
      <ChoiceBar
        portal={portal}
        list={list}
        chooser={chooser}
        listings={listings}
        total={query.data?.page.totalElements}
      />
      <ListContent
        query={query}
        list={list}
        skeleton={<DataTableSkeleton columns={listingColumns(t).length} rows={pageSize} />}
        empty={empty}
      >
        {(rows) => (
          <ListingTable
            rows={rows}
            chooser={chooser}
            listings={listings}
            portal={portal}
            stale={query.isPlaceholderData}
          />
        )}
      </ListContent>
    </>
  );
}
