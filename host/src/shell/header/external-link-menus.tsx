import type { ReactNode } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import {
  CircleHelpIcon,
  ClockIcon,
  IconButton,
  KeyboardIcon,
  LayoutGridIcon,
  MapIcon,
  Menu,
  type MenuItem,
  MessageSquareIcon,
  ScaleIcon,
  TriangleAlertIcon,
} from '@pignon/shared/ui/core';
import { Keys } from '../keyboard/keys';

type LinkName = keyof ReturnType<typeof runtimeConfig>['links'];

const ICONS: Readonly<Record<LinkName, ReactNode>> = {
  cadastre: <MapIcon />,
  dvf: <ScaleIcon />,
  georisques: <TriangleAlertIcon />,
  supportRequest: <MessageSquareIcon />,
  supportProgress: <ClockIcon />,
};
const APP_LINKS: readonly LinkName[] = ['cadastre', 'dvf', 'georisques'];
const HELP_LINKS: readonly LinkName[] = ['supportRequest', 'supportProgress'];

/** A link to another site. */
interface ExternalLink {
  name: LinkName;
  label: string;
  icon: ReactNode;
  href: string;
}

/** Configured links to other sites; missing ones are not offered. */
export function useExternalLinks(kind: 'apps' | 'help'): ExternalLink[] {
  const { t } = useTranslation('host');
  const { links } = runtimeConfig();
  return (kind === 'apps' ? APP_LINKS : HELP_LINKS).flatMap((name) =>
    links[name] ? [{ name, label: t(`${kind}.${name}`), icon: ICONS[name], href: links[name] }] : [],
  );
}

/** The same links as menu items. */
export function useExternalLinkItems(kind: 'apps' | 'help'): MenuItem[] {
  return useExternalLinks(kind).map(({ name, label, icon, href }) => ({ kind: 'site', key: name, label, icon, href }));
}

/** Land register, actual sales, natural risks. */
export function AppsMenu() {
  const { t } = useTranslation('host');
  const items = useExternalLinkItems('apps');
  return (
    <span className="host-wide">
      <Menu
        side="end"
        label={t('header.apps')}
        items={items}
        trigger={(props) => <IconButton {...props} label={t('header.apps')} icon={<LayoutGridIcon />} />}
      />
    </span>
  );
}

/** Help menu: contact support, its tickets, and keyboard shortcuts. */
export function HelpMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const { t } = useTranslation('host');
  const items: MenuItem[] = [
    ...useExternalLinkItems('help'),
    { kind: 'group', key: 'line' },
    {
      kind: 'action',
      key: 'keyboard',
      label: t('help.keyboard'),
      detail: <Keys keys="?" />,
      icon: <KeyboardIcon />,
      onSelect: onShowKeys,
    },
  ];
  return (
    <span className="host-wide">
      <Menu
        side="end"
        label={t('header.help')}
        items={items}
        trigger={(props) => <IconButton {...props} label={t('header.help')} icon={<CircleHelpIcon />} />}
      />
    </span>
  );
}
