import type { Auth } from 'firebase-admin/auth';
import { DEMO_PASSWORD, type DemoUser } from './users';

type Identities = Pick<Auth, 'createUser' | 'updateUser'>;

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Gives every demonstration user an identity with the known password and a verified address, always under the same uid.
 * Running it again resets changes.
 */
export async function createAccounts(auth: Identities, users: readonly DemoUser[]): Promise<void> {
  for (const { uid, loginEmail, firstName, lastName } of users) {
    const identity = {
      email: loginEmail,
      emailVerified: true,
      password: DEMO_PASSWORD,
      displayName: `${firstName} ${lastName}`,
      disabled: false,
    };
    try {
      await auth.createUser({ uid, ...identity });
    } catch (error) {
      if (!isCode(error, 'auth/uid-already-exists')) throw error;
      await auth.updateUser(uid, identity);
    }
  }
}
