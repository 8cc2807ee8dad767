import {
  forbiddenCharacter,
  withoutInvisible,
  withoutForbiddenCharacters,
} from '@pignon/shared/domain/common/text/characters';
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

/** Finds texts with forbidden characters: control characters and lone surrogates. */
function forbiddenTexts(value: unknown, findForbidden: (text: string) => string | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const path: string[] = [];
  const checkText = (text: string, place: () => string[]): void => {
    const code = findForbidden(text);
    if (code !== null) problems.push({ path: place().join('.'), message: `Caractère non permis (${code})` });
  };
  function check(part: unknown): void {
    if (typeof part === 'string') checkText(part, () => path);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, item] of Object.entries(part)) {
      checkText(key, () => [...path, withoutForbiddenCharacters(key)]);
      path.push(key);
      check(item);
      path.pop();
    }
  }
  check(value);
  return problems;
}

/** Names of fields that identify or reach a person, or hold a search text. */
const IDENTIFYING_FIELDS = /^(?:\w*[nN]ame|\w*[eE]mail|\w*[pP]hones?|phoneNumbers|company|number|replyTo|q)$/;

/** Maximum depth of validation; no schema is deeper, and hostile input may be nested too deep to recurse. */
const MAX_DEPTH = 40;

/** Normalises those texts: composed (NFC), invisible characters removed. In search requests, all texts. */
function normaliseTexts(value: unknown, all: boolean, isIdentifying = all, depth = 0): unknown {
  if (typeof value === 'string') return isIdentifying ? withoutInvisible(value) : value;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => normaliseTexts(item, all, isIdentifying, depth + 1));
  // Objects that do not come from JSON stay as they are.
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      normaliseTexts(item, all, all || IDENTIFYING_FIELDS.test(key), depth + 1),
    ]),
  );
}

const NUL = '\u0000';
/** In search texts only U+0000 is refused, which the database cannot take; no record has the other characters. */
const findNul = (text: string): string | null => (text.includes(NUL) ? 'U+0000' : null);

/**
 * Parses a value by its schema. @param isRead true when nothing is stored, as in a search @throws VALIDATION with a
 * French sentence per field
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, isRead = false): z.output<Schema> {
  const parsed = schema.safeParse(normaliseTexts(value, isRead), { error: schemaSentence });
  if (!parsed.success)
    throw new ApiProblem('VALIDATION', { errors: parsed.error.issues.flatMap(toFieldProblems).slice(0, MAX_ERRORS) });
  const forbidden = forbiddenTexts(parsed.data, isRead ? findNul : forbiddenCharacter);
  if (forbidden.length > 0) throw new ApiProblem('VALIDATION', { errors: forbidden.slice(0, MAX_ERRORS) });
  return parsed.data;
}
