import {
  PROBLEMS,
  type Blocker,
  type FieldProblem,
  type ProblemCode,
  type Writer,
} from '@pignon/shared/domain/common/problem';

export interface ProblemDetails {
  /** Replaces the code's own French sentence. */
  message?: string;
  detail?: string;
  errors?: FieldProblem[];
  /** STALE: the current entity. */
  current?: unknown;
  /** STALE: author of the conflicting write. */
  writer?: Writer;
  /** CONFLICT: the conflicting record. */
  blockedBy?: Blocker;
  /** CONFLICT: the values that are allowed. */
  allowed?: readonly string[];
}

/** A refusal that the caller gets as a problem document. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? PROBLEMS[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** A refusal of one field. */
export const invalid = (path: string, message: string): ApiProblem =>
  new ApiProblem('VALIDATION', { message, errors: [{ path, message }] });
