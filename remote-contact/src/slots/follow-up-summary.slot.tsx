import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useFollowUps } from '../data/contact.queries';
import { followUpList, followUps } from '../features/follow-ups';

/** Number of follow-ups due today. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('contact');
  const me = useUser()?.loginEmail ?? '';
  const { data } = useFollowUps(followUps(view, me));
  if (!data) return <span hidden aria-busy />;
  const count = data.page.totalElements;
  return count > 0 && <Link to={followUpList(view, me)}>{t('summary.followUps', { count })}</Link>;
}
