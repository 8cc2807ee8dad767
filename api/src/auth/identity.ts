import { ApiProblem } from '../http/api-problem';

/** Identity in a verified token. */
export interface Identity {
  uid: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  /** How it signed in: "password", "google.com"; null when the token does not say. */
  provider: string | null;
  /** Time of the last sign-in, in milliseconds since 1970. */
  signedInAt: number;
}

/** A token that was valid until its sessions were ended; refused, but it still identifies its owner. */
export class RevokedToken extends ApiProblem {
  constructor(readonly uid: string) {
    super('NOT_AUTHENTICATED', { detail: 'auth/id-token-revoked' });
  }
}

/** Verifies tokens. @throws NOT_AUTHENTICATED for an invalid one, UNAVAILABLE when it cannot be checked */
export interface TokenVerifier {
  verify(token: string): Promise<Identity>;
}

/** Sign-ins at the identity service. */
export interface Sessions {
  /**
   * Ends every session of an identity: its refresh tokens and their ID tokens become invalid. @throws when the service
   * is away
   */
  end(uid: string): Promise<void>;
  /** Deletes the identity; succeeds when it does not exist. @throws when the service is away */
  remove(uid: string): Promise<void>;
}
