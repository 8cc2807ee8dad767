import type { ReactNode } from 'react';
import { signOut, useUser } from '@pignon/shared/auth';
import { changeLanguage, currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { useDisplayMode } from '@pignon/shared/state';
import {
  Avatar,
  Button,
  LogOutIcon,
  PageFrame,
  Phone,
  Segmented,
  ShieldCheckIcon,
  Tag,
  UserStatusTag,
} from '@pignon/shared/ui/core';
import './profile.css';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="host-profile-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Preferences() {
  const { t } = useTranslation('host');
  const [mode, setMode] = useDisplayMode();
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences">{t('profile.preferences')}</h2>
      <dl>
        <Line label={t('profile.language')}>
          <Segmented
            label={t('profile.language')}
            value={currentLanguage()}
            options={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
            onChange={(language) => void changeLanguage(language)}
          />
        </Line>
        <Line label={t('profile.display')}>
          <Segmented
            label={t('profile.display')}
            value={mode}
            options={(['IMAGES', 'TABLE', 'MAPS'] as const).map((value) => ({
              value,
              label: t(`profile.display.${value}`),
            }))}
            onChange={setMode}
          />
        </Line>
      </dl>
    </section>
  );
}

/** Who the person is for the agency, what they may do, and how they like the screen. */
export function Page() {
  const { t } = useTranslation('host');
  const user = useUser();
  if (!user) return null;
  const signOutButton = (
    <Button icon={<LogOutIcon />} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
  return (
    <PageFrame title={t('profile.title')} action={signOutButton}>
      <div className="host-profile-page">
        <section className="host-profile-person" aria-label={t('profile.identity')}>
          <Avatar firstName={user.firstName} lastName={user.lastName} photoURL={user.photoURL} size={64} />
          <div>
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <UserStatusTag status={user.status} />
          </div>
          <dl>
            <Line label={t('profile.email')}>{user.loginEmail}</Line>
            <Line label={t('profile.phones')}>
              {user.phoneNumbers.length === 0 && t('profile.none')}
              {user.phoneNumbers.map((number) => (
                <Phone key={number} number={number} />
              ))}
            </Line>
          </dl>
        </section>
        <section aria-labelledby="roles">
          <h2 id="roles">{t('profile.roles')}</h2>
          {user.roles.length === 0 && <p>{t('profile.noRole')}</p>}
          <ul>
            {user.roles.map((role) => (
              <li key={role}>
                <Tag tone="green" icon={<ShieldCheckIcon />}>
                  {t(`common:role.${role}`)}
                </Tag>
                <p>{t(`profile.role.${role}`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <Preferences />
      </div>
    </PageFrame>
  );
}
