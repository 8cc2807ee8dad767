import { useMenus } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useLocation } from '@pignon/shared/router';
import { useCart } from '@pignon/shared/state';
import {
  EllipsisIcon,
  LayoutDashboardIcon,
  Menu,
  SearchIcon,
  ShoppingCartIcon,
  type MenuItem,
} from '@pignon/shared/ui/core';
import type { Connection } from '../offline/connection';
import { useExternalLinkItems } from '../header/external-link-menus';
import { MenuIcon } from './menu-icon';
import { localized, menuItems } from './menu-items';
import { openSearch } from '../keyboard/shortcuts';
import { firstSegment } from '../use-versions';

const MAIN_LISTS = 3;

/** Menu of what the header omits on a phone: lists, cart, external sites. */
function useRemainingItems(): MenuItem[] {
  const { t } = useTranslation('host');
  const search = useMenus('search');
  const { properties, contacts } = useCart();
  return [
    { kind: 'link', key: 'home', label: t('home.title'), icon: <LayoutDashboardIcon />, to: '/' },
    ...menuItems(search),
    { kind: 'group', key: 'cart-line' },
    {
      kind: 'link',
      key: 'cart',
      label: t('header.cart'),
      icon: <ShoppingCartIcon />,
      detail: properties.length + contacts.length,
      to: paths.cart,
    },
    { kind: 'group', key: 'apps-line', label: t('header.apps') },
    ...useExternalLinkItems('apps'),
    { kind: 'group', key: 'help-line', label: t('header.help') },
    ...useExternalLinkItems('help'),
  ];
}

type Props = { connection: Connection; agency: string | undefined; versions: string };

/** Mobile navigation: main lists, search, and "Plus" for the rest. */
export function ThumbNavigation({ connection, agency, versions }: Props) {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const mainLists = useMenus('mobile').slice(0, MAIN_LISTS);
  const remainingItems = useRemainingItems();
  return (
    <nav className="host-thumb" aria-label={t('bottom.nav')}>
      {(connection === 'offline' || connection === 'apiDown') && (
        <p className="host-thumb-alert" role="status">
          {t(`bottom.${connection}`)}
        </p>
      )}
      {mainLists.map(({ to, icon, label }) => (
        <Link key={to} to={to} aria-current={firstSegment(to) === firstSegment(pathname) || undefined}>
          <MenuIcon name={icon} />
          {localized(label)}
        </Link>
      ))}
      <button type="button" onClick={openSearch}>
        <SearchIcon />
        {t('header.search')}
      </button>
      <Menu
        side="end"
        label={t('bottom.more')}
        items={remainingItems}
        header={
          <div className="host-thumb-about">
            <strong>{agency}</strong>
            <span>{versions}</span>
          </div>
        }
        trigger={(props) => (
          <button {...props} type="button">
            <EllipsisIcon />
            {t('bottom.more')}
          </button>
        )}
      />
    </nav>
  );
}
