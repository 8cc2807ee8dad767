import { signOut, useUser } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, lazyPart, LogOutIcon, PageFrame, Skeleton } from '@pignon/shared/ui/core';
import { withIdentityTranslations } from '../../identity/with-identity-translations';
import { AccountSection } from './profile/account-section';
import { CalendarSection } from './profile/calendar-section';
import { PasswordSection } from './profile/password-section';
import { Preferences } from './profile/preferences';
import './profile.css';

const IdentityForm = lazyPart(async () => (await import('./profile/identity-form')).IdentityForm);

const AccountSections = lazyPart(async () => {
  const sections = import(/* webpackChunkName: "identity-account" */ '../../identity/profile/account-sections');
  return (await withIdentityTranslations(sections)).AccountSections;
});

const FORM_HEIGHT = 380;

/** Profile: identity, roles and preferences. */
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
        <div className="host-profile-form">
          <IdentityForm pending={<Skeleton height={FORM_HEIGHT} />} />
        </div>
        <div className="host-profile-side">
          <AccountSection />
          <Preferences />
          <CalendarSection />
        </div>
        <div className="host-profile-side host-profile-access">
          <PasswordSection />
          <AccountSections pending={<Skeleton height={FORM_HEIGHT} />} />
        </div>
      </div>
    </PageFrame>
  );
}
