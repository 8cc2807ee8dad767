import { followSession, type SessionState } from '@pignon/shared/auth';
import { profile } from '@pignon/shared/domain/navigation/paths';
import { i18n } from '@pignon/shared/i18n';
import { addSignUpMessages } from '../../messages/sign-up';
import { listedPasswordReason } from './known-password';
import { pendingNotice } from './pending-notice';

addSignUpMessages();

/** Milliseconds for the first screen, which loads first. */
const DELAY_MS = 2_000;
const DISPLAY_SECONDS = 30;

function currentSession(): SessionState['kind'] {
  let kind: SessionState['kind'] = 'resolving';
  followSession((session) => (kind = session.kind))();
  return kind;
}

/**
 * Looks the password of a sign-in up in the lists, as it may have been set at the identity service, which takes no
 * list; a password on one is told by a notice that leads to the profile. Says nothing after a sign-out.
 */
export async function warnOfListedPassword(password: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const reason = await listedPasswordReason(password);
  if (!reason || currentSession() !== 'signed-in') return;
  pendingNotice.set({
    message: i18n.t(`host:known.inUse.${reason}`),
    action: { label: i18n.t('host:known.change'), to: `${profile}#password` },
    seconds: DISPLAY_SECONDS,
  });
}
