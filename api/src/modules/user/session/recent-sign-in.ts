import { isRecentSignIn } from '@pignon/shared/domain/user/user.rules';
import type { Identity } from '../../../auth/identity';
import { ApiProblem } from '../../../http/api-problem';

/** Requires a sign-in of at most five minutes ago. @throws FORBIDDEN with `message`, what to sign in again for */
export function requireRecentSignIn({ signedInAt }: Pick<Identity, 'signedInAt'>, message: string): void {
  if (!isRecentSignIn(signedInAt, Date.now()))
    throw new ApiProblem('FORBIDDEN', { message, detail: 'auth/requires-recent-login' });
}
