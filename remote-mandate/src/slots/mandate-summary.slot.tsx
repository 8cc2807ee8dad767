import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { useMandates } from '../data/mandate.queries';
import { expiringThisWeek, listOf, pendingMandates } from '../features/home/home-mandates';

/** Urgent mandates: to be signed, and ending this week; the latter hidden from customers. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('mandate');
  const me = useUser()?.loginEmail ?? '';
  const masked = usePrivacy();
  const ending = useMandates(expiringThisWeek(view, me), { watch: true });
  const pending = useMandates(pendingMandates(view, me));
  if (!ending.data || !pending.data) return <span hidden aria-busy />;
  const [endingCount, unsignedCount] = [ending.data.page.totalElements, pending.data.page.totalElements];
  return (
    <>
      {endingCount > 0 && !masked && (
        <Link to={listOf('week', view, me)}>{t('summary.week', { count: endingCount })}</Link>
      )}
      {unsignedCount > 0 && (
        <Link to={listOf('toSign', view, me)}>{t('summary.toSign', { count: unsignedCount })}</Link>
      )}
    </>
  );
}
