import { useColleagues } from '@pignon/shared/api';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { locale, useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, LockKeyholeIcon, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';

/** Number of names shown; the others are counted. */
const MAX_NAMES = 3;

/** Names the roles that the page requires, and whom to ask. */
export function ForbiddenPage({ missing }: { missing: readonly Role[] }) {
  const { t } = useTranslation('host');
  const { all } = useColleagues();
  const roles = missing.map((role) => t(`common:role.${role}`)).join(t('forbidden.or'));
  const roleManagers = all
    .filter(({ active, roles: userRoles }) => active && holdsAccess(userRoles, 'manage'))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name !== '')
    .slice(0, MAX_NAMES);
  const managerNames = new Intl.ListFormat(locale(), { type: 'disjunction' }).format(roleManagers);
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
        {roleManagers.length > 0 ? t('forbidden.ask', { names: managerNames }) : t('forbidden.text')}
      </ScreenEmpty>
    </PageFrame>
  );
}
