import { asAuthFailure, type AuthCode } from '@pignon/shared/auth';
import { i18n } from '@pignon/shared/i18n';
import { ProblemError } from '@pignon/shared/api';
import { addSignUpMessages } from '../messages/sign-up';

// codes of the other methods
addSignUpMessages();

/** Describes a failure: the API's own sentence, or the translation of the identity service's code. */
export function failureMessage(cause: unknown, ownMessages: Partial<Record<AuthCode, string>> = {}): string {
  if (cause instanceof ProblemError) return cause.message;
  const { code } = asAuthFailure(cause);
  const key = ownMessages[code];
  return key ? i18n.t(`identity:${key}`) : i18n.t(`host:auth.${code}`);
}
