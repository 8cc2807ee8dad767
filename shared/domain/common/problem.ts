import type { NamedKind } from '../record/record.enums';
import type { DateTime } from './date-time';

/**
 * Error codes of the product API with their HTTP status and the French sentence a user can read.
 * A code without a sentence does not compile.
 */
export const PROBLEMS = {
  BAD_REQUEST: {
    status: 400,
    title: 'Bad request',
    message: 'La demande est illisible. Rechargez la page et réessayez.',
  },
  NOT_AUTHENTICATED: {
    status: 401,
    title: 'Not authenticated',
    message: 'Votre session a expiré. Connectez-vous à nouveau.',
  },
  ACCOUNT_NOT_ACTIVE: { status: 403, title: 'Account not active', message: 'Votre compte n’est pas activé.' },
  SECOND_FACTOR: { status: 403, title: 'Second factor missing', message: 'Saisissez le code de votre application.' },
  FORBIDDEN: { status: 403, title: 'Forbidden', message: 'Votre rôle ne permet pas cette action.' },
  NOT_FOUND: { status: 404, title: 'Not found', message: 'Cet élément n’existe pas ou n’existe plus.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed', message: 'Cette action n’existe pas.' },
  CONFLICT: { status: 409, title: 'Conflict', message: 'Cette action n’est pas possible dans l’état actuel.' },
  STALE: { status: 412, title: 'Stale version', message: 'Quelqu’un a modifié cet élément entre-temps.' },
  TOO_LARGE: { status: 413, title: 'Payload too large', message: 'L’envoi est trop volumineux.' },
  UNSUPPORTED_MEDIA: { status: 415, title: 'Unsupported media type', message: 'Ce format n’est pas accepté.' },
  VALIDATION: { status: 422, title: 'Validation failed', message: 'Certaines informations sont à corriger.' },
  VERSION_REQUIRED: { status: 428, title: 'Version required', message: 'La version de l’élément modifié manque.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: 'Too many requests',
    message: 'Trop de demandes en peu de temps. Patientez un instant.',
  },
  INTERNAL: { status: 500, title: 'Internal error', message: 'Une erreur est survenue' },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** One invalid field: dotted `path` ("financialInfo.priceNoFees") and French `message`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Author of a change (loginEmail or name of a job) and time. */
export interface Writer {
  user: string;
  at: DateTime;
}

/** A record that conflicts with the request. */
export interface Blocker {
  kind: NamedKind;
  id: string;
}

/** RFC 9457 document, the body of every refusal. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  detail?: string;
  errors?: FieldProblem[];
  /** STALE only: the current entity, so that input can be merged. */
  current?: unknown;
  /** STALE only: author of the conflicting write, if journaled. */
  writer?: Writer;
  /** CONFLICT only: the conflicting record. */
  blockedBy?: Blocker;
  /** Allowed alternatives: the statuses that may follow. */
  allowed?: readonly string[];
  requestId: string;
}
