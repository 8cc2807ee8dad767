import { unfitCharacter, withoutInvisible, withoutUnfit } from '@pignon/shared/domain/common/text/characters';
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

/** Every text with a character that no text may hold: control characters, which nobody types, and halves of characters. */
function unfitTexts(value: unknown, unfit: (text: string) => string | null, path: string[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    const code = unfit(value);
    return code === null ? [] : [{ path: path.join('.'), message: `Caractère non permis (${code})` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...unfitTexts(key, unfit, [...path, withoutUnfit(key)]),
    ...unfitTexts(item, unfit, [...path, key]),
  ]);
}

/** Texts that name or reach somebody, or that are looked for. */
const NAMING = /^(?:\w*[nN]ame|\w*[eE]mail|\w*[pP]hones?|phoneNumbers|company|number|replyTo|q)$/;

/** No schema reads deeper; a hostile value may be nested further than a program can follow. */
const DEEPEST = 40;

/** The value with those texts as they are seen; of what is only looked for, every text. */
function asSeen(value: unknown, all: boolean, isNaming = all, depth = 0): unknown {
  if (typeof value === 'string') return isNaming ? withoutInvisible(value) : value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => asSeen(item, all, isNaming, depth + 1));
  // An object of another kind than JSON's stays as it is.
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, asSeen(item, all, all || NAMING.test(key), depth + 1)]),
  );
}

const NUL = '\u0000';
/** Of what is only looked for: that no record has it is no reason to refuse, but no database takes U+0000. */
const nulIn = (text: string): string | null => (text.includes(NUL) ? 'U+0000' : null);

/**
 * The value as the schema reads it; throws VALIDATION with a French sentence per field.
 * @param isRead true where nothing of the value is kept, as in a search
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, isRead = false): z.output<Schema> {
  const parsed = schema.safeParse(asSeen(value, isRead), { error: schemaSentence });
  if (!parsed.success)
    throw new ApiProblem('VALIDATION', { errors: parsed.error.issues.flatMap(toFieldProblems).slice(0, MAX_ERRORS) });
  const unfit = unfitTexts(parsed.data, isRead ? nulIn : unfitCharacter);
  if (unfit.length > 0) throw new ApiProblem('VALIDATION', { errors: unfit.slice(0, MAX_ERRORS) });
  return parsed.data;
}
