import type { ReactNode } from 'react';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePortals } from '../data/sync.queries';
import { stateOf } from '../features/sync/portal-state';

/** Number of portals in trouble. */
export function Slot(_: HomeView): ReactNode {
  const { t } = useTranslation('admin');
  const { data } = usePortals();
  if (!data) return <span hidden aria-busy />;
  const count = data.filter((portal) => ['TROUBLE', 'RETRY'].includes(stateOf(portal))).length;
  return count > 0 && <Link to={paths.portals}>{t('sync.inTrouble', { count })}</Link>;
}
