import { ApiProblem } from '../http/api-problem';

/** Identity in a verified token. */
export interface Identity {
  uid: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  /** When they last proved who they are, in milliseconds since 1970. */
  signedInAt: number;
}

/** A token that was good until its sessions were ended: it opens nothing, but tells whose it was. */
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
  /** Ends every session of an identity: refresh tokens are void, ID tokens made from them are refused. Throws when the service is away. */
  end(uid: string): Promise<void>;
  /** Deletes the identity itself; one that is gone is deleted. Throws when the service is away. */
  remove(uid: string): Promise<void>;
}
