import { useMay, useSession, useUser } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { CircleAlertIcon, CircleCheckIcon, ShieldCheckIcon, Tag, UserStatusTag } from '@pignon/shared/ui/core';
import { Line } from './line';
import { SigningLine } from './signing-line';

function EmailState({ verified }: { verified: boolean }) {
  const { t } = useTranslation('host');
  return verified ? (
    <Tag tone="green" icon={<CircleCheckIcon />}>
      {t('profile.verified')}
    </Tag>
  ) : (
    <Tag tone="amber" icon={<CircleAlertIcon />}>
      {t('profile.unverified')}
    </Tag>
  );
}

/** Account data that only a manager can change. */
export function AccountSection() {
  const { t } = useTranslation('host');
  const user = useUser();
  const session = useSession();
  const may = useMay('write');
  if (!user) return null;
  const verified = session.kind === 'signed-in' ? session.identity.emailVerified : undefined;
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <dl>
        <Line label={t('profile.email')}>
          {user.loginEmail}
          {verified !== undefined && <EmailState verified={verified} />}
        </Line>
        <Line label={t('profile.status')}>
          <UserStatusTag status={user.status} />
        </Line>
        {may && <SigningLine user={user} />}
      </dl>
      <h3>{t('profile.roles')}</h3>
      {user.roles.length === 0 && <p>{t('profile.noRole')}</p>}
      <dl>
        {user.roles.map((role) => (
          <Line
            key={role}
            label={
              <Tag tone="green" icon={<ShieldCheckIcon />}>
                {t(`common:role.${role}`)}
              </Tag>
            }
          >
            {t(`profile.role.${role}`)}
          </Line>
        ))}
      </dl>
    </section>
  );
}
