import { useMenus } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { NavLink } from '@pignon/shared/router';
import { useCart } from '@pignon/shared/state';
import { EllipsisIcon, Menu, SearchIcon, ShoppingCartIcon, type MenuItem } from '@pignon/shared/ui/core';
import type { Connection } from './connection';
import { useOutsideItems } from './header/outside-menus';
import { MenuIcon } from './menu-icon';
import { localized, menuItems } from './menu-items';
import { SEARCH_EVENT } from './shortcuts';

const PLACES = 3;

/** What a thumb reaches on a phone: the main lists, search, and everything else behind "Plus". */
export function ThumbNavigation({ connection }: { connection: Connection }) {
  const { t } = useTranslation('host');
  const places = useMenus('mobile').slice(0, PLACES);
  const search = useMenus('search');
  const cart = useCart();
  const rest: MenuItem[] = [
    ...menuItems(search),
    { kind: 'group', key: 'cart-line' },
    {
      kind: 'link',
      key: 'cart',
      label: t('header.cart'),
      icon: <ShoppingCartIcon />,
      detail: cart.properties.length + cart.contacts.length,
      to: '/cart',
    },
    { kind: 'group', key: 'out-line' },
    ...useOutsideItems('apps'),
    ...useOutsideItems('help'),
  ];
  return (
    <nav className="host-thumb" aria-label={t('bottom.nav')}>
      {connection !== 'online' && (
        <p className="host-thumb-alert" role="status">
          {t(`bottom.${connection}`)}
        </p>
      )}
      {places.map((entry) => (
        <NavLink key={entry.to} to={entry.to}>
          <MenuIcon name={entry.icon} />
          {localized(entry.label)}
        </NavLink>
      ))}
      <button type="button" onClick={() => window.dispatchEvent(new Event(SEARCH_EVENT))}>
        <SearchIcon />
        {t('header.search')}
      </button>
      <Menu
        side="end"
        label={t('bottom.more')}
        items={rest}
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
