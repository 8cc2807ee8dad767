import type { UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Identity } from './identity/identity-service';

/** Why the last session ended. `everywhere`: on every device, as the person asked; `closed`: they deleted the account. */
export type EndReason = 'signed-out' | 'everywhere' | 'closed' | 'idle' | 'expired' | 'disabled';

/** Whether the person ended it themselves: they were asked about unsaved changes, and begin anew at `/`. */
export const ASKED_FOR: readonly EndReason[] = ['signed-out', 'everywhere', 'closed'];

/**
 * What became of changes that were not saved when a session ended by itself: a draft holds all of them, or all but what was
 * typed last, or nothing does.
 */
export type Unsaved = 'kept' | 'partly' | 'lost';

/** Somebody whom the identity service knows but the product does not let in. */
export type Blocked = {
  email: string;
  /** The account's status, where the API gave it. */
  status?: UserStatus;
  /** What the person can do about it, in the API's words. */
  detail?: string;
  /** Changes were not saved when the account ceased to be active. */
  unsaved?: Unsaved;
};

/**
 * Where the session stands. `signed-in`: the account is ACTIVE. `failed`: somebody is signed in, but who they are for the
 * product could not be read.
 */
export type SessionState =
  /** `asked` while the identity service was asked who is signed in and has not said yet. */
  | { kind: 'resolving'; asked?: true }
  | { kind: 'signed-out'; reason?: EndReason; unsaved?: Unsaved }
  | { kind: 'signed-in'; identity: Identity; user: User }
  | ({ kind: 'blocked'; identity: Identity } & Blocked)
  | { kind: 'failed'; identity: Identity; error: unknown };
