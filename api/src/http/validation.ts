import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { schemaSentence } from '@pignon/shared/domain/common/schema-sentences';
import type { z } from 'zod';
import { ApiProblem } from './api-problem';

const MAX_ERRORS = 50;

function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'Ce champ n’est pas connu.' }));
}

/** Text columns cannot hold the character U+0000, and nobody types it. */
function pathOfNul(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\u0000') ? [...path, key] : pathOfNul(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** The value as the schema reads it; throws VALIDATION with a French sentence per field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: schemaSentence });
  if (!parsed.success)
    throw new ApiProblem('VALIDATION', { errors: parsed.error.issues.flatMap(toFieldProblems).slice(0, MAX_ERRORS) });
  const nul = pathOfNul(parsed.data, []);
  if (nul) throw new ApiProblem('VALIDATION', { errors: [{ path: nul.join('.'), message: 'Caractère non permis' }] });
  return parsed.data;
}
