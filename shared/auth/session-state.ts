import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Identity } from './identity-service';

/** Why the last session ended. */
export type EndReason = 'signed-out' | 'idle' | 'expired' | 'disabled';

/** Where the session stands. `failed`: somebody is signed in, but who they are for the product could not be read. */
export type SessionState =
  | { kind: 'resolving' }
  | { kind: 'signed-out'; reason?: EndReason }
  | { kind: 'signed-in'; identity: Identity; user: User }
  | { kind: 'failed'; identity: Identity; error: unknown };
