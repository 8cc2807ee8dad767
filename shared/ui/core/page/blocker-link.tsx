import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';

interface BlockerLinkProps {
  /** Its page; nothing is drawn where none was named. */
  to: string | undefined;
  onClick?: () => void;
}

/** The way to what stands in the way of a refused hour. */
export function BlockerLink({ to, onClick }: BlockerLinkProps): ReactNode {
  const { t } = useTranslation('common');
  if (to === undefined) return null;
  return (
    <Link to={to} onClick={onClick}>
      {t('problem.seeBlocker')}
    </Link>
  );
}
