import type { Role } from '@pignon/shared/domain/user/user.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, LockKeyholeIcon, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';

/** Names the role that the page asks for. */
export function ForbiddenPage({ missing }: { missing: readonly Role[] }) {
  const { t } = useTranslation('host');
  const roles = missing.map((role) => t(`common:role.${role}`)).join(t('forbidden.or'));
  return (
    <PageFrame title={t('forbidden.title')}>
      <ScreenEmpty
        title={t('forbidden.one', { roles })}
        icon={<LockKeyholeIcon />}
        action={
          <ButtonLink to="/" type="primary">
            {t('goHome')}
          </ButtonLink>
        }
      >
        {t('forbidden.text')}
      </ScreenEmpty>
    </PageFrame>
  );
}
