import type { z } from 'zod';
import { twoReadings } from '@pignon/shared/domain/common/fields/read-number';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { formatNumber, i18n } from '@pignon/shared/i18n';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const formText = (key: string, value?: unknown): string => i18n.t(`form.${key}`, { 0: value });
const sayOfForm = (key: string, value?: unknown): string =>
  i18n.t(`form:${key}`, { 0: typeof value === 'number' ? formatNumber(value) : value });
const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

function tooSmall({ origin, minimum, exact }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'array' || origin === 'set') return formText('oneAtLeast');
  if (origin !== 'string') return sayOfForm('minimum', minimum);
  if (exact === true) return formText('strictLength', minimum);
  return Number(minimum) === 1 ? formText('required') : formText('minLength', minimum);
}

function tooBig({ origin, maximum, exact }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'array' || origin === 'set') return sayOfForm('maxItems', maximum);
  if (origin !== 'string') return sayOfForm('maximum', maximum);
  return formText(exact === true ? 'strictLength' : 'maxLength', maximum);
}

/** Formats with their own error message. */
const FORMATS: readonly string[] = ['date', 'datetime', 'time', 'url'];

/** Finds the first character that the pattern does not allow. */
function strangeCharacter(text: unknown, pattern: string | undefined): string | undefined {
  const each = /^\/(\^\[.*\])\*\$\/([a-z]*)$/.exec(pattern ?? '');
  if (!each || typeof text !== 'string') return undefined;
  const allowed = new RegExp(`${each[1]}$`, each[2]);
  return Array.from(text).find((character) => !allowed.test(character));
}

function formatProblem({ format, input, ...issue }: Extract<Issue, { code: 'invalid_format' }>): string {
  if (format === 'email') return formText('email');
  if (FORMATS.includes(format)) return sayOfForm(format);
  if (format === 'uppercase') return formText('capitalsOnly');
  const forbiddenCharacter = format === 'regex' ? strangeCharacter(input, issue.pattern) : undefined;
  return forbiddenCharacter === undefined ? formText('format') : formText('character', forbiddenCharacter);
}

/** The product's message for a schema issue; the schema's own message takes precedence. */
const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (isMissing(issue.input)) return formText('required');
  if (issue.code === 'invalid_format') return formatProblem(issue);
  if (issue.code === 'invalid_type' && issue.expected === 'int') return formText('integersOnly');
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return formText(typeof issue.input === 'string' && twoReadings(issue.input) ? 'twoReadings' : 'numbersOnly');
  if (issue.code === 'invalid_type' && issue.expected === 'date') return sayOfForm('date');
  if (issue.code === 'invalid_value') return sayOfForm('choice');
  return formText('format');
};

/** Validates a value by a schema. @returns paths and sentences in the screen's language */
export function problemsIn(schema: z.ZodType, value: unknown): FieldProblem[] {
  const parsed = schema.safeParse(value, { error: sentenceOf });
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}
