import { USER_STATUSES } from '@pignon/shared/domain/user/user.enums';
import type { Blocked } from './session-state';

type Refusal = { code?: unknown; problem?: { detail?: string } } | null;

/** Error code of any thrown value. */
export function codeOf(error: unknown): unknown {
  return (error as Refusal)?.code;
}

/** Reads `ACCOUNT_NOT_ACTIVE`: the problem's detail is the account status or a sentence for the person. */
export function blockedBy(error: unknown, email: string): Blocked {
  const detail = (error as Refusal)?.problem?.detail;
  const status = USER_STATUSES.find((knownStatus) => knownStatus === detail);
  return { email, status, detail: status ? undefined : detail };
}
