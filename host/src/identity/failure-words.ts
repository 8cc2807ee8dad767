import { asAuthFailure, type AuthCode } from '@pignon/shared/auth';
import { i18n } from '@pignon/shared/i18n';
import { ProblemError } from '@pignon/shared/api';

/** What went wrong, in a sentence: the API's own, or the product's words for the identity service's code. */
export function failureWords(cause: unknown, own: Partial<Record<AuthCode, string>> = {}): string {
  if (cause instanceof ProblemError) return cause.message;
  const { code } = asAuthFailure(cause);
  const key = own[code];
  return key ? i18n.t(`identity:${key}`) : i18n.t(`host:auth.${code}`);
}
