import { signOut } from '@pignon/shared/auth';
import { bus, raiseNotice } from '@pignon/shared/bus';
import { usePageActionList } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { changeLanguage, currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { addToCart, DISPLAY_MODES, emptyCart, useCart, useDisplayMode, usePrivacy } from '@pignon/shared/state';
import {
  EarthIcon,
  ImagesIcon,
  KeyboardIcon,
  LanguagesIcon,
  LockKeyholeIcon,
  LogOutIcon,
  MapIcon,
  Table2Icon,
  Trash2Icon,
  ZapIcon,
} from '@pignon/shared/ui/core';
import { useExternalLinks } from '../header/external-link-menus';
import { switchPrivacy } from '../header/switch-privacy';
import type { Choice } from './choice';

const MODE_ICONS = { IMAGES: ImagesIcon, TABLE: Table2Icon, MAPS: MapIcon } as const;

const PROPERTY_LIST = paths.properties;

type Action = Omit<Choice, 'group' | 'does'> & { run: () => void };

const toChoice = ({ run, ...action }: Action): Choice => ({ ...action, group: 'actions', does: { run } });

/** Actions that change how properties are displayed; the list adds its own views. */
function useDisplayActions(): Action[] {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const [currentMode, setMode] = useDisplayMode();
  if (pathname === PROPERTY_LIST) return [];
  return DISPLAY_MODES.filter((mode) => mode !== currentMode).map((mode) => {
    const Icon = MODE_ICONS[mode];
    const modeText = { mode: t(`profile.display.${mode}`).toLocaleLowerCase('fr') };
    const run = () => {
      setMode(mode);
      bus.publish('display.changed', { mode });
    };
    return {
      id: `display ${mode}`,
      label: t('search.display', modeText),
      icon: <Icon />,
      words: t('profile.display'),
      run,
    };
  });
}

/** Actions available on every page. */
export function useProductActions(onShowKeys: () => void): Choice[] {
  const { t } = useTranslation('host');
  const isPrivate = usePrivacy();
  const cart = useCart();
  const { properties, contacts } = cart;
  const displayActions = useDisplayActions();
  const otherLanguage = currentLanguage() === 'fr' ? 'en' : 'fr';
  const actions: Action[] = [
    {
      id: 'privacy',
      label: t(isPrivate ? 'search.privacyOff' : 'search.privacyOn'),
      icon: isPrivate ? <EarthIcon /> : <LockKeyholeIcon />,
      words: t('privacy.short'),
      run: switchPrivacy,
    },
    ...displayActions,
    {
      id: 'language',
      label: t(`search.language.${otherLanguage}`),
      icon: <LanguagesIcon />,
      words: t('profile.language'),
      run: () => void changeLanguage(otherLanguage),
    },
    { id: 'keyboard', label: t('keyboard.help'), icon: <KeyboardIcon />, keys: '?', run: onShowKeys },
    { id: 'sign out', label: t('signOut'), icon: <LogOutIcon />, run: () => void signOut() },
  ];
  if (properties.length + contacts.length > 0)
    actions.push({
      id: 'cart',
      label: t('cart.clear'),
      icon: <Trash2Icon />,
      run: () => {
        emptyCart();
        const count = properties.length + contacts.length;
        raiseNotice(t('cart.removed', { count }), { label: t('cart.undo'), run: () => addToCart(cart) });
      },
    });
  return actions.map(toChoice);
}

/** Actions of the page on screen. */
export function usePageChoices(): Choice[] {
  return usePageActionList().map(({ id, label, icon, key, to, run, disabled }) => ({
    id: `page ${id}`,
    group: 'page',
    label,
    icon: icon ?? <ZapIcon />,
    keys: key === 's' ? 'Ctrl+s' : key,
    disabled,
    leadsTo: to,
    does: { run },
  }));
}

/** The sites behind the apps and help menus. */
export function useSiteChoices(): Choice[] {
  return [...useExternalLinks('apps'), ...useExternalLinks('help')].map(({ name, label, icon, href }) => ({
    id: `site ${name}`,
    group: 'sites',
    label,
    icon,
    does: { href },
  }));
}
