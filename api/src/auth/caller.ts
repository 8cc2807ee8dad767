import { ACCESS_ROLES, holdsAnyRole, type Access } from '@pignon/shared/domain/user/access.policy';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/api-problem';
import type { CallerLoader } from '../modules/user/caller-loader';
import type { UserRecord } from '../modules/user/user.repo';
import { RevokedToken, type Identity, type TokenVerifier } from './identity';

/** Caller of a request; `user` is set from level `read` on. */
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
 * Verifies the token. The sessions of a suspended account were ended: it gets that reason instead of an invalid token,
 * for the screen to show.
 */
async function verified(request: FastifyRequest, { verifier, callers }: AccessCheck): Promise<Identity> {
  try {
    return await verifier.verify(bearerToken(request));
  } catch (error) {
    const user = error instanceof RevokedToken ? await callers.load(error.uid) : null;
    if (user && !user.active) throw notActive(user.loginEmail, user.status);
    throw error;
  }
}

/**
 * Authorizes a call: 401 without a valid token, 403 without an ACTIVE account or a role of the level. Reads the account
 * at every call, so that a suspension takes effect at once.
 */
export async function authorizeCaller(request: FastifyRequest, access: Access, gate: AccessCheck): Promise<Caller> {
  if (access === 'public') return ANONYMOUS;
  const identity = await verified(request, gate);
  if (access === 'identity') return { identity, user: null };
  const user = await gate.callers.load(identity.uid);
  if (!user?.active) throw notActive(user?.loginEmail ?? identity.email, user?.status);
  const required = ACCESS_ROLES[access];
  if (!holdsAnyRole(user.roles, required)) throw new ApiProblem('FORBIDDEN', { detail: required.join(', ') });
  return { identity, user };
}
