import type { SecondFactorStep } from '@pignon/shared/domain/user/second-factor.schema';
import type { UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Identity } from './identity/identity-service';

/** Why the last session ended. `everywhere`: on every device, at the user's request; `closed`: account deleted. */
export type EndReason = 'signed-out' | 'everywhere' | 'closed' | 'idle' | 'expired' | 'disabled';

/** End reasons chosen by the user, who was asked about unsaved changes and starts again at `/`. */
export const USER_END_REASONS: readonly EndReason[] = ['signed-out', 'everywhere', 'closed'];

/** End reasons that the server carries out at the user's request. */
export type UserEndReason = Extract<EndReason, 'everywhere' | 'closed'>;

/** End reasons of which the API knows nothing: it would go on accepting the session. */
export const LOCAL_END_REASONS: readonly EndReason[] = ['signed-out', 'idle'];

/** Unsaved changes after a session ended by itself: all in the draft, all but the last typing, or lost. */
export type Unsaved = 'kept' | 'partly' | 'lost';

/** A user known to the identity service but not admitted. */
export type Blocked = {
  email: string;
  /** Status of the account, if the API returned it. */
  status?: UserStatus;
  /** Next step for the user, worded by the API. */
  detail?: string;
  /** State of changes that were unsaved when the account was deactivated. */
  unsaved?: Unsaved;
};

/**
 * State of the session. `signed-in`: the account is ACTIVE. `unverified`: it is, but the product may not open before the
 * second factor. `failed`: an identity is signed in, but its account could not be read.
 */
export type SessionState =
  /** `asked`: the identity service has not yet reported who is signed in */
  | { kind: 'resolving'; asked?: true }
  | { kind: 'signed-out'; reason?: EndReason; unsaved?: Unsaved }
  /** `step`: the second factor is missing since the product opened, which stays as it is and accepts no input */
  | { kind: 'signed-in'; identity: Identity; user: User; step?: SecondFactorStep }
  | { kind: 'unverified'; identity: Identity; step: SecondFactorStep }
  | ({ kind: 'blocked'; identity: Identity } & Blocked)
  | { kind: 'failed'; identity: Identity; error: unknown };
