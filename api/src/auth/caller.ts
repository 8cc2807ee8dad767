import { ACCESS_ROLES, holdsAnyRole, type Access } from '@pignon/shared/domain/user/access.policy';
import {
  missingStep,
  requiresSecondFactor,
  type SecondFactorRule,
} from '@pignon/shared/domain/user/second-factor.policy';
import type { SecondFactorStep } from '@pignon/shared/domain/user/second-factor.schema';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/api-problem';
import type { CallerLoader, LoadedCaller } from '../modules/user/caller-loader';
import { browserIdOf } from '../modules/user/session/browser-cookie';
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
  /** What the session of an active account still lacks; null for nothing, as from level `read` on. */
  secondFactorStep: SecondFactorStep | null;
}

export const ANONYMOUS: Caller = { identity: null, user: null, secondFactorStep: null };

export interface AccessCheck {
  verifier: TokenVerifier;
  callers: CallerLoader;
  /** Whom the installation requires a second factor of. */
  secondFactorRule: SecondFactorRule;
}

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new ApiProblem('NOT_AUTHENTICATED');
  return token;
}

/** Sentence of the blocked view, as in the specification; the detail is the account's status, or what to do. */
export const notActive = (email: string, detail?: string): ApiProblem =>
  new ApiProblem('ACCOUNT_NOT_ACTIVE', { message: `Votre compte '${email}' n'est pas activé.`, detail });

const STEP_MESSAGES: Readonly<Record<SecondFactorStep, string>> = {
  CODE: 'Saisissez le code de votre application.',
  SETUP: 'L’agence exige une double authentification\u00a0: activez-la pour continuer.',
};

/** The refusal of a session that lacks a step; the detail is the step. */
export const secondFactorMissing = (step: SecondFactorStep): ApiProblem =>
  new ApiProblem('SECOND_FACTOR', { message: STEP_MESSAGES[step], detail: step });

function stepOf({ user, secondFactor }: LoadedCaller, rule: SecondFactorRule): SecondFactorStep | null {
  if (!user?.active) return null;
  return missingStep({ ...secondFactor, required: requiresSecondFactor(rule, user.roles) });
}

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
      const { user } = await callers.load({ uid: error.uid, signedInAt: 0, browserId: null });
      throw sessionEnded(error.uid, user);
    }
    throw error;
  }
}

/**
 * Authorizes a call: 401 without a valid token, 403 without an ACTIVE account, a verified second factor where there is one
 * or the installation requires one, or a role of the level. Reads the account and the session at every call, so that a
 * suspension and the end of one or all sessions take effect at once, however long tokens are trusted.
 */
export async function authorizeCaller(request: FastifyRequest, access: Access, gate: AccessCheck): Promise<Caller> {
  if (access === 'public') return ANONYMOUS;
  const identity = await verified(request, gate);
  const loaded = await gate.callers.load({ ...identity, browserId: browserIdOf(request) });
  const { user, sessionEnded: isEndedAlone } = loaded;
  if (isEndedAlone || (user && isSessionEnded(identity, user.sessionsEndedTime)))
    throw sessionEnded(identity.uid, user);
  const secondFactorStep = stepOf(loaded, gate.secondFactorRule);
  if (access === 'identity') return { identity, user, secondFactorStep };
  if (!user?.active) throw notActive(user?.loginEmail ?? identity.email, user?.status);
  if (secondFactorStep) throw secondFactorMissing(secondFactorStep);
  const required = ACCESS_ROLES[access];
  if (!holdsAnyRole(user.roles, required)) throw new ApiProblem('FORBIDDEN', { detail: required.join(', ') });
  return { identity, user, secondFactorStep };
}
