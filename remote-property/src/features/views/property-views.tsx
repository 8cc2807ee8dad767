import { useCall } from '@pignon/shared/api';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { HouseIcon, ListFilterIcon } from '@pignon/shared/ui/core';
import { SaveViewButton, ViewsMenu, ViewTabs } from '@pignon/shared/ui/list';
import { dtoOf } from '../list/find-request';
import { parseListUrl } from '../list/address/list-url';
import type { PropertyListControls } from '../list/use-property-list';
import { useOwnViews, usePropertyViews } from './use-property-views';

function Count({ address }: { address: string }) {
  const body = { dto: dtoOf(parseListUrl(address).filters), pageSize: 1 };
  const { data } = useCall('POST property/find', { body }, { watch: true });
  return data ? formatNumber(data.page.totalElements) : null;
}

/** The user's saved views, each with its number of properties. */
export function PinnedViews({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  return (
    <ViewTabs
      label={t('views.pinnedLabel')}
      list={usePropertyViews(list)}
      own={useOwnViews(list)}
      count={(address) => <Count address={address} />}
    />
  );
}

/** Opens saved views of the list, and keeps the one on screen. */
export function PropertyViewsMenu({ list }: { list: PropertyListControls }) {
  const [active, all] = useOwnViews(list);
  return (
    <ViewsMenu
      list={usePropertyViews(list)}
      own={[
        { kind: 'link', key: 'active', label: active.label, to: active.to, icon: <ListFilterIcon /> },
        { kind: 'link', key: 'all', label: all.label, to: all.to, icon: <HouseIcon /> },
      ]}
    />
  );
}

/** Saves a search as a view. */
export const SavePropertyView = ({ list }: { list: PropertyListControls }) => (
  <SaveViewButton list={usePropertyViews(list)} />
);
