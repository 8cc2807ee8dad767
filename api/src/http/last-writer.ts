import type { Queryable } from '../db/db';
import { lastWriter } from '../modules/audit/audit-find.repo';
import { StaleError } from '../write/outcome';
import { ApiProblem } from './api-problem';

/** Identifiers of an entity. */
interface EntityIds {
  reference?: string;
  id?: number;
  loginEmail?: string;
}

/** "PATCH property/{reference}" -> "property". */
const entityOf = (key: string): string => /^\w+ (\w+)/.exec(key)?.[1] ?? '';

function refOf(current: unknown): string | undefined {
  const { reference, id, loginEmail } = current as EntityIds;
  return reference ?? loginEmail ?? id?.toString();
}

/**
 * Adds the author of the conflicting write to a 412, so that a form can name them; returns other errors as they are.
 */
export async function withLastWriter(db: Queryable, key: string, error: unknown): Promise<unknown> {
  if (!(error instanceof StaleError)) return error;
  const ref = refOf(error.current);
  const writer = ref === undefined ? null : await lastWriter(db, entityOf(key), ref);
  return writer ? new ApiProblem('STALE', { ...error.details, writer }) : error;
}
