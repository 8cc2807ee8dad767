import type { ReactNode } from 'react';
import type { HomeView } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useUsers } from '../data/admin.queries';
import { admitAddress, pendingUsers } from '../features/home/pending-users';

/** Number of users waiting for admission. */
export function Slot(_: HomeView): ReactNode {
  const { t } = useTranslation('admin');
  const { data } = useUsers(true);
  if (!data) return <span hidden aria-busy />;
  const count = pendingUsers(data).length;
  return count > 0 && <Link to={admitAddress()}>{t('summary.admit', { count })}</Link>;
}
