import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';

interface BlockerLinkProps {
  /** Address of the conflicting record; renders nothing without one. */
  to: string | undefined;
  onClick?: () => void;
}

/** Link to the entry that occupies a refused time. */
export function BlockerLink({ to, onClick }: BlockerLinkProps): ReactNode {
  const { t } = useTranslation('common');
  if (to === undefined) return null;
  return (
    <Link to={to} onClick={onClick}>
      {t('problem.seeBlocker')}
    </Link>
  );
}
