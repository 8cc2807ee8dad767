import { signOut, useUser } from '@pignon/shared/auth';
import { useMenus } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Avatar, LogOutIcon, Menu, UserIcon, type MenuItem } from '@pignon/shared/ui/core';
import { menuItems } from '../navigation/menu-items';

/** Profile menu: profile, pages of the user's roles, sign-out. */
export function ProfileMenu() {
  const { t } = useTranslation('host');
  const user = useUser();
  const entries = useMenus('profile');
  if (!user) return null;
  const items: MenuItem[] = [
    { kind: 'link', key: 'profile', label: t('profile.menu'), icon: <UserIcon />, to: paths.profile },
    ...menuItems(entries),
    { kind: 'group', key: 'line' },
    { kind: 'action', key: 'out', label: t('signOut'), icon: <LogOutIcon />, onSelect: () => void signOut() },
  ];
  const roles = user.roles.map((role) => t(`common:role.${role}`)).join(', ');
  return (
    <Menu
      side="end"
      label={t('header.profile')}
      items={items}
      header={
        <div className="host-profile-head">
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <span>{user.loginEmail}</span>
          {roles && <span>{roles}</span>}
        </div>
      }
      trigger={(props) => (
        <button {...props} type="button" className="host-profile" aria-label={t('header.profile')}>
          <Avatar firstName={user.firstName} lastName={user.lastName} photoURL={user.photoURL} />
        </button>
      )}
    />
  );
}
