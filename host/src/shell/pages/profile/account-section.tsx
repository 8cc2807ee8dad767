import { useMay, useSession, useUser } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { CircleAlertIcon, CircleCheckIcon, ShieldCheckIcon, Tag, UserStatusTag } from '@pignon/shared/ui/core';
import { addProfileMessages } from '../../../messages/profile';
import { LabelledValue } from './labelled-value';
import { SigningCapacity } from './signing-capacity';

addProfileMessages();

function EmailState({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('host');
  return isVerified ? (
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
  const mayWrite = useMay('write');
  if (!user) return null;
  const isVerified = session.kind === 'signed-in' ? session.identity.emailVerified : undefined;
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <dl>
        <LabelledValue label={t('profile.email')}>
          {user.loginEmail}
          {isVerified !== undefined && <EmailState isVerified={isVerified} />}
        </LabelledValue>
        <LabelledValue label={t('profile.status')}>
          <UserStatusTag status={user.status} />
        </LabelledValue>
        {mayWrite && <SigningCapacity user={user} />}
      </dl>
      <h3>{t('profile.roles')}</h3>
      {user.roles.length === 0 && <p>{t('profile.noRole')}</p>}
      <dl>
        {user.roles.map((role) => (
          <LabelledValue
            key={role}
            label={
              <Tag tone="green" icon={<ShieldCheckIcon />}>
                {t(`common:role.${role}`)}
              </Tag>
            }
          >
            {t(`profile.role.${role}`)}
          </LabelledValue>
        ))}
      </dl>
    </section>
  );
}
