import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { CircleHelpIcon, IconButton, LayoutGridIcon, Menu, type MenuItem } from '@pignon/shared/ui/core';

type LinkName = keyof ReturnType<typeof runtimeConfig>['links'];

const APPS: readonly LinkName[] = ['cadastre', 'dvf', 'georisques'];
const HELP: readonly LinkName[] = ['supportRequest', 'supportProgress'];

/** Addresses of other sites that the installation names; one left out of the configuration is not offered. */
export function useOutsideItems(kind: 'apps' | 'help'): MenuItem[] {
  const { t } = useTranslation('host');
  const { links } = runtimeConfig();
  return (kind === 'apps' ? APPS : HELP).flatMap((name) =>
    links[name] ? [{ kind: 'site', key: name, label: t(`${kind}.${name}`), href: links[name] }] : [],
  );
}

/** Land register, actual sales, natural risks. */
export function AppsMenu() {
  const { t } = useTranslation('host');
  const items = useOutsideItems('apps');
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

/** A question to support, what became of it, and the keyboard. */
export function HelpMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const { t } = useTranslation('host');
  const items: MenuItem[] = [
    ...useOutsideItems('help'),
    { kind: 'group', key: 'line' },
    { kind: 'action', key: 'keyboard', label: t('help.keyboard'), detail: '?', onSelect: onShowKeys },
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
