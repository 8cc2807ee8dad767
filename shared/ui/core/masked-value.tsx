import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Tooltip } from './tooltip';
import './masked-value.css';

/** What a customer must not see: hidden while privacy is on, at the same width, with the reason on hover. */
export function MaskedValue({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const masked = usePrivacy();
  if (!masked) return <>{children}</>;
  return (
    <Tooltip title={t('privacy.masked')}>
      <span className="pg-masked">
        <span className="pg-hidden">{t('privacy.masked')}</span>
        <span className="pg-masked-bar" aria-hidden inert>
          {children}
        </span>
      </span>
    </Tooltip>
  );
}
