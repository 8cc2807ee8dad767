import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { AuthFailure, identityAccount } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { isEmail } from '@pignon/shared/domain/contact/email';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/basic';
import { importUntilLoaded } from '../../shell/sign-in/import-until-loaded';
import { storeLinkEmail } from '../sign-in-link-email';

const loadPhoneDialog = () => import(/* webpackChunkName: "identity-phone" */ './phone-dialog');
const PhoneDialog = lazy(async () => ({ default: (await importUntilLoaded(loadPhoneDialog)).PhoneDialog }));

type Props = {
  /** The address that has been typed. */
  email: () => string;
  busy: boolean;
  /** Runs a sign-in step with its success message; the panel shows the result. */
  attempt: (method: 'link' | 'phone', work: () => Promise<void>, message: string) => Promise<void>;
};

/** Sends a link that returns to the requested page. */
async function sendLink(typedEmail: string): Promise<void> {
  const email = typedEmail.trim();
  if (email === '') throw new AuthFailure('missing-email');
  if (!isEmail(email)) throw new AuthFailure('invalid-email');
  const { origin, pathname, search } = location;
  await (await identityAccount()).sendLink(email, `${origin}${pathname}${search}`);
  storeLinkEmail(email);
}

/** Sign-in methods of the installation beside the panel's own. */
export function OtherMethods({ email, busy, attempt }: Props) {
  const { t } = useTranslation('identity');
  const [isPhoneDialogOpen, setIsPhoneDialogOpen] = useState(false);
  const { signInMethods } = runtimeConfig();
  return (
    <>
      {signInMethods.includes('emailLink') && (
        <Button
          type="text"
          block
          disabled={busy}
          onClick={() => void attempt('link', () => sendLink(email()), t('link.sent'))}
        >
          {t('link.ask')}
        </Button>
      )}
      {signInMethods.includes('phone') && (
        <Button type="text" block disabled={busy} onClick={() => setIsPhoneDialogOpen(true)}>
          {t('phone.signIn')}
        </Button>
      )}
      {/* beside the panel: no form stands within another */}
      {isPhoneDialogOpen &&
        createPortal(
          <Suspense fallback={null}>
            <PhoneDialog
              title={t('phone.signIn')}
              unknown="phone.unknown"
              onClose={() => setIsPhoneDialogOpen(false)}
              onCode={async (account, verificationId, code) => {
                await account.signInWithCode(verificationId, code);
                setIsPhoneDialogOpen(false);
                await attempt('phone', () => Promise.resolve(), t('phone.done'));
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
