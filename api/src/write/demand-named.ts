import type { Queryable } from '../db/db';
import { invalid } from '../http/api-problem';
import { missingOf, type Named } from './existing.repo';

const UNKNOWN: Readonly<Record<Named, (key: string) => string>> = {
  property: (reference) => `Le bien ${reference} n’existe pas.`,
  contact: (id) => `Le contact ${id} n’existe pas.`,
  mandate: (id) => `Le mandat ${id} n’existe pas.`,
  visit: (id) => `La visite ${id} n’existe pas.`,
  user: (loginEmail) => `L’utilisateur ${loginEmail} n’existe pas.`,
};

/** Throws VALIDATION at the first place that names what does not exist. */
export async function demandNamed(
  tx: Queryable,
  kind: Named,
  named: readonly { path: string; key: string }[],
): Promise<void> {
  const missing = await missingOf(tx, kind, [...new Set(named.map(({ key }) => key))]);
  const first = named.find(({ key }) => missing.has(key));
  if (first) throw invalid(first.path, UNKNOWN[kind](first.key));
}
