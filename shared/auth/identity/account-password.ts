import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type Auth } from 'firebase/auth';
import { AuthFailure } from '../auth-failure';

/** Reauthenticates, then changes the password. The identity service ends the other sessions. */
export async function changePassword(auth: Auth, currentPassword: string, newPassword: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new AuthFailure('user-token-expired');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, currentPassword));
  await updatePassword(user, newPassword);
}
