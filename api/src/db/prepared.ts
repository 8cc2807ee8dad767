import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

const names = new Map<string, string>();
const preparedStatements = new WeakSet<Sql>();

/**
 * Marks a statement that each connection of PostgreSQL parses and plans once. Its text must be constant, without parts
 * that depend on the request: every connection keeps each text until it closes. PostgreSQL refuses it there once a
 * migration changed the type of a column that it returns.
 */
export function prepared(statement: Sql): Sql {
  preparedStatements.add(statement);
  return statement;
}

/** Name of a prepared statement, the same for each text; undefined for other statements. */
export function preparedName(statement: Sql, text: string): string | undefined {
  if (!preparedStatements.has(statement)) return undefined;
  const known = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, known);
  return known;
}
