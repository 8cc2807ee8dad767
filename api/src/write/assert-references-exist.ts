import type { Queryable } from '../db/db';
import { invalid } from '../http/api-problem';
import { findMissingKeys, type ReferencedKind } from './find-missing-keys.repo';

const NOT_FOUND_MESSAGES: Readonly<Record<ReferencedKind, (key: string) => string>> = {
  property: (reference) => `Le bien ${reference} n’existe pas.`,
  contact: () => 'Ce contact n’existe pas ou n’existe plus.',
  mandate: () => 'Ce mandat n’existe pas ou n’existe plus.',
  visit: () => 'Cette visite n’existe pas ou n’existe plus.',
  user: (loginEmail) => `L’utilisateur ${loginEmail} n’existe pas.`,
};

/** Throws VALIDATION at the path of the first reference to a record that does not exist. */
export async function assertReferencesExist(
  tx: Queryable,
  kind: ReferencedKind,
  references: readonly { path: string; key: string }[],
): Promise<void> {
  const missing = await findMissingKeys(tx, kind, [...new Set(references.map(({ key }) => key))]);
  const first = references.find(({ key }) => missing.has(key));
  if (first) throw invalid(first.path, NOT_FOUND_MESSAGES[kind](first.key));
}
