import { ACCESS_ROLES, holdsAnyRole, type Access } from '@pignon/shared/domain/user/access.policy';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/api-problem';
import type { CallerLoader } from '../modules/user/caller-loader';
import type { UserRecord } from '../modules/user/user.repo';
import { isSessionEnded } from './ended-session';
import { RevokedToken, type Identity, type TokenVerifier } from './identity';

/**
 * Caller of a request. From level `read` on, `user` is an active account; at level `identity` it is the identity's, active
 * or not, or null.
 */
export interface Caller {
  identity: Identity | null;
  user: UserRecord | null;
}

export const ANONYMOUS: Caller = { identity: null, user: null };

export interface AccessCheck {
  verifier: TokenVerifier;
  callers: CallerLoader;
}

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new ApiProblem('NOT_AUTHENTICATED');
  return token;
}

/** Sentence of the blocked view, as in the specification; the detail is the account's status, or what to do. */
export const notActive = (email: string, detail?: string): ApiProblem =>
  new ApiProblem('ACCOUNT_NOT_ACTIVE', { message: `Votre compte '${email}' n'est pas activé.`, detail });

/**
 * The refusal of a session that was ended. Those of a suspended account were: it gets that reason instead of an invalid
 * token, for the screen to show.
 */
const sessionEnded = (uid: string, user: UserRecord | null): ApiProblem =>
  user && !user.active ? notActive(user.loginEmail, user.status) : new RevokedToken(uid);

async function verified(request: FastifyRequest, { verifier, callers }: AccessCheck): Promise<Identity> {
  try {
    return await verifier.verify(bearerToken(request));
  } catch (error) {
    if (error instanceof RevokedToken) {
      // only the account matters: of an ended session, whichever it was
      const { user } = await callers.load({ uid: error.uid, signedInAt: 0 });
      throw sessionEnded(error.uid, user);
    }
    throw error;
  }
}

/**
 * Authorizes a call: 401 without a valid token, 403 without an ACTIVE account or a role of the level. Reads the account
 * and the session at every call, so that a suspension and the end of one or all sessions take effect at once, however long
 * tokens are trusted.
 */
export async function authorizeCaller(request: FastifyRequest, access: Access, gate: AccessCheck): Promise<Caller> {
  if (access === 'public') return ANONYMOUS;
  const identity = await verified(request, gate);
  const { user, sessionEnded: isEndedAlone } = await gate.callers.load(identity);
  if (isEndedAlone || (user && isSessionEnded(identity, user.sessionsEndedTime)))
    throw sessionEnded(identity.uid, user);
  if (access === 'identity') return { identity, user };
  if (!user?.active) throw notActive(user?.loginEmail ?? identity.email, user?.status);
  const required = ACCESS_ROLES[access];
  if (!holdsAnyRole(user.roles, required)) throw new ApiProblem('FORBIDDEN', { detail: required.join(', ') });
  return { identity, user };
}
