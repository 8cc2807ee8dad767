import type { ReactNode } from 'react';
import { useLeavingSearch } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useLocation, useNavigate, useSearchChange } from '@pignon/shared/router';
import {
  Button,
  classNames,
  lazyDialog,
  PageFrame,
  PlusIcon,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  Segmented,
  SelectBox,
  Skeleton,
} from '@pignon/shared/ui/core';
import { usePortals, type PortalView } from '../data/sync.queries';
import { NEW_PORTAL, placeIn, searchAt, type EditPart, type EditPlace } from '../features/sync/edit/edit-address';
import { PortalSettings } from '../features/sync/edit/portal-settings';
import { LISTING_LIST, type ListingControls } from '../features/sync/listings/listing-list';
import { ListingTools } from '../features/sync/listings/listing-tools';
import { ListingsPanel } from '../features/sync/listings/listings-panel';
import { SyncTabs } from '../features/sync/sync-tabs';

/** Fetched where a portal is added: it has a form. */
const NewPortalDialog = lazyDialog(
  async () => (await import('../features/sync/edit/new-portal-dialog')).NewPortalDialog,
);

const PARTS: readonly EditPart[] = ['settings', 'listings'];
const PANEL_HEIGHT = 640;

interface ToolsProps {
  portals: readonly PortalView[];
  portal: PortalView;
  part: EditPart;
  list: ListingControls;
  onGo: (place: Partial<EditPlace>) => void;
}

function Tools({ portals, portal, part, list, onGo }: ToolsProps): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <SelectBox
        aria-label={t('sync.portal')}
        value={portal.code}
        options={portals.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => onGo({ portal: code })}
      />
      <Segmented
        label={t('sync.part')}
        value={part}
        options={PARTS.map((value) => ({ value, label: t(`sync.part.${value}`) }))}
        onChange={(value) => onGo({ part: value })}
      />
      {part === 'listings' && <ListingTools list={list} />}
    </>
  );
}

function NewPortal({ onGo }: Pick<ToolsProps, 'onGo'>): ReactNode {
  const { refetch } = usePortals();
  const onPortalCreated = (code: string) => void refetch().then(() => onGo({ portal: code, part: 'settings' }));
  return <NewPortalDialog onClose={() => onGo({ portal: null })} onMade={onPortalCreated} />;
}

/** `/sync/edit`: a portal's settings and selected properties. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  const { data: portals, error, refetch } = usePortals();
  const list = useListState(LISTING_LIST);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const changeSearch = useSearchChange();
  const { portal: portalId, part } = placeIn(search);
  const portalOf = (code: string | null) => portals?.find((each) => each.code === code) ?? portals?.[0];
  const portal = portalOf(portalId);
  // a typed password is in no draft
  useLeavingSearch((next) => {
    const place = placeIn(next);
    return place.part !== part || place.portal === NEW_PORTAL || portalOf(place.portal)?.code !== portal?.code;
  });
  const onGo = (place: Partial<EditPlace>) => changeSearch((before) => searchAt(before, place));
  const add = (
    <Button
      type="primary"
      icon={<PlusIcon />}
      onClick={() => void navigate(pathname + searchAt(search, { portal: NEW_PORTAL }))}
    >
      {t('sync.add')}
    </Button>
  );
  return (
    <div className={classNames('pg-bulk-page')}>
      <PageFrame
        title={t('sync.tab.edit')}
        toolbar={portals && portal && <Tools portals={portals} portal={portal} part={part} list={list} onGo={onGo} />}
        action={portal && part === 'settings' && add}
      >
        <SyncTabs current="edit" />
        {!portals && error && <ScreenError error={error} onRetry={() => void refetch()} />}
        {!portals && !error && (
          <ScreenLoading>
            <Skeleton height={PANEL_HEIGHT} />
          </ScreenLoading>
        )}
        {portals?.length === 0 && (
          <ScreenEmpty title={t('sync.empty')} action={add}>
            {t('sync.emptyText')}
          </ScreenEmpty>
        )}
        {portal && part === 'settings' && <PortalSettings key={portal.code} portal={portal} />}
        {portal && part === 'listings' && <ListingsPanel key={portal.code} portal={portal} list={list} />}
        {portalId === NEW_PORTAL && <NewPortal onGo={onGo} />}
      </PageFrame>
    </div>
  );
}
