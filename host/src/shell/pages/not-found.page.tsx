import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { ButtonLink, CompassIcon, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';

/** An address that leads nowhere, and the way home. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  return (
    <PageFrame title={t('notFound.title')}>
      <ScreenEmpty
        title={t('notFound.text', { path: pathname })}
        icon={<CompassIcon />}
        action={
          <ButtonLink to="/" type="primary">
            {t('goHome')}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
