import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import type { ViewedList } from '@pignon/shared/ui/list';
import { useTableColumns } from '../list/table-columns';
import { asksForAll } from '../list/address/list-url';
import type { PropertyListControls } from '../list/use-property-list';
import { addressOf, addressToStore, isChanged } from './view-address';

/** Connects the property list with saved views. */
export function usePropertyViews(list: PropertyListControls): ViewedList {
  const { columns } = useTableColumns(list);
  return {
    area: 'property',
    address: addressToStore(list, list.view, columns),
    saved: list.saved,
    leave: () => list.setSaved(null),
    linkOf: addressOf,
    openView: list.openView,
    isChanged: (view) => isChanged(list, view),
  };
}

/** Predefined views of the property list. */
export function useOwnViews(list: PropertyListControls) {
  const { t } = useTranslation('property');
  const all = asksForAll(list.urlOf(0));
  return [
    { to: paths.properties, label: t('views.active'), current: list.saved === null && !all },
    { to: `${paths.properties}?all`, label: t('views.all'), current: list.saved === null && all },
  ] as const;
}
