import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate, useSearchChange } from '@pignon/shared/router';
import { ViewsMenu, ViewTabs, type ViewedList } from '@pignon/shared/ui/list';
import { useMandateCount } from '../../../data/mandate.queries';
import { dtoOf, type MandateListState } from '../mandate-list';
import { columnsIn, useTableColumns } from '../table-columns';
import type { MandateView } from '../use-mandate-view';
import { addressOf, addressToKeep, isChanged, readAddress, savedIn, withoutSaved } from './view-address';

interface MandateViewsProps {
  list: MandateListState;
  view: MandateView;
}

/** Connects the mandate list with saved views. */
function useMandateViews({ list, view }: MandateViewsProps): ViewedList {
  const { search } = useLocation();
  const { columns } = useTableColumns();
  const currentView = { view, columns: columnsIn(new URLSearchParams(search)) };
  const navigate = useNavigate();
  const changeSearch = useSearchChange();
  return {
    area: 'mandate',
    address: addressToKeep(list, { view, columns }),
    saved: savedIn(search),
    leave: () => changeSearch(withoutSaved, { replace: true }),
    linkOf: addressOf,
    openView: (saved) => void navigate(addressOf(saved), { replace: true }),
    isChanged: (saved) => isChanged(list, currentView, saved),
  };
}

function Count({ address }: { address: string }): ReactNode {
  const count = useMandateCount(dtoOf(readAddress(address).state.filters));
  return count === undefined ? null : formatNumber(count);
}

/** Tabs of the user's saved views. */
export function MandateTabs(props: MandateViewsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const views = useMandateViews(props);
  const plainAddress = addressToKeep(props.list, { view: props.view, columns: null });
  const ownViews = [
    { to: paths.mandates, label: t('views.current'), current: views.saved === null && plainAddress === '' },
    {
      to: `${paths.mandates}?status=any`,
      label: t('views.all'),
      current: views.saved === null && plainAddress === '?status=any',
    },
  ];
  return (
    <ViewTabs label={t('views.label')} list={views} own={ownViews} count={(address) => <Count address={address} />} />
  );
}

/** Opens saved views of the list, and keeps the one on screen. */
export const MandateViewsMenu = (props: MandateViewsProps): ReactNode => <ViewsMenu list={useMandateViews(props)} />;
