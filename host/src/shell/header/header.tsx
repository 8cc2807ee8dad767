import { runtimeConfig, useMenus } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useLocation } from '@pignon/shared/router';
import { Button, ChevronDownIcon, LayoutDashboardIcon, Menu, PlusIcon, SearchIcon } from '@pignon/shared/ui/core';
import { useCreationDialog } from '../creation-dialog';
import { LogoMark } from '../logo';
import { menuItems } from '../navigation/menu-items';
import { SearchBox } from '../search/search-box';
import { LazyAnswersChip } from './lazy-answers-chip';
import { CartChip } from './cart-chip';
import { LoadingIndicator } from './loading-indicator';
import { AppsMenu, HelpMenu } from './external-link-menus';
import { PrivacyToggle } from './privacy-toggle';
import { ProfileMenu } from './profile-menu';
import './header.css';

function SearchMenu() {
  const { t } = useTranslation('host');
  const entries = useMenus('search');
  return (
    <Menu
      label={t('header.search')}
      items={menuItems(entries)}
      trigger={(props) => (
        <Button
          {...props}
          type="text"
          className="host-menu-button"
          icon={<SearchIcon />}
          aria-label={t('header.search')}
        >
          {t('header.search')}
          <ChevronDownIcon />
        </Button>
      )}
    />
  );
}

function CreateMenu() {
  const { t } = useTranslation('host');
  const entries = useMenus('create');
  const dialogFor = useCreationDialog();
  if (entries.length === 0) return null;
  return (
    <Menu
      label={t('header.create')}
      items={menuItems(entries, dialogFor)}
      trigger={(props) => (
        <Button {...props} type="text" className="host-menu-button" icon={<PlusIcon />} aria-label={t('header.create')}>
          {t('header.create')}
          <ChevronDownIcon />
        </Button>
      )}
    />
  );
}

/** Link to the home page on phones, where the logo has no room. */
function HomeLink() {
  const { t } = useTranslation('host');
  const isHome = useLocation().pathname === '/';
  return (
    <Link to="/" className="host-home" aria-label={t('home.title')} aria-current={isHome ? 'page' : undefined}>
      <LayoutDashboardIcon />
    </Link>
  );
}

/** The bar above every page. */
export function Header({ onShowKeys }: { onShowKeys: () => void }) {
  const { t } = useTranslation('host');
  const name = runtimeConfig().appTitle;
  return (
    <header className="host-header" aria-label={t('header.label')}>
      <Link to="/" className="host-brand" aria-label={t('header.home', { name })}>
        <LogoMark />
        <span aria-hidden>{name}</span>
      </Link>
      <HomeLink />
      {/* on a phone its entries are behind "Plus", under the thumb */}
      <span className="host-wide">
        <SearchMenu />
      </span>
      <CreateMenu />
      <SearchBox onShowKeys={onShowKeys} />
      <LoadingIndicator />
      <LazyAnswersChip />
      <CartChip />
      <AppsMenu />
      <HelpMenu onShowKeys={onShowKeys} />
      <PrivacyToggle />
      <ProfileMenu />
    </header>
  );
}
