import type { z } from 'zod';
import { frenchNumber } from './french';

type Issue = Parameters<z.core.$ZodErrorMap>[0];
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const UNKNOWN = 'Cette valeur n’est pas reconnue.';
const REQUIRED = 'Ce champ est requis';

const TYPES: Readonly<Record<string, string>> = {
  number: 'Saisissez un nombre.',
  int: 'Saisissez un nombre entier.',
  string: 'Saisissez un texte.',
  boolean: 'Répondez par oui ou par non.',
  date: 'Saisissez une date.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Cette adresse e-mail n’est pas valide.',
  url: 'Cette adresse web n’est pas valide.',
  date: 'Cette date n’est pas valide.',
  datetime: 'Cette date et cette heure ne sont pas valides.',
  time: 'Cette heure n’est pas valide.',
};

const bound = (value: number | bigint): string => frenchNumber(Number(value), 2);
const isList = (origin: string): boolean => origin === 'array' || origin === 'set';

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  if (origin === 'string') return `${bound(maximum)}\u00a0caractères${exact ? '' : ' au plus'}.`;
  if (isList(origin)) return `${bound(maximum)}\u00a0au plus.`;
  return inclusive === false ? `Moins de ${bound(maximum)}.` : `${bound(maximum)} au plus.`;
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  if (origin === 'string' && Number(minimum) === 1) return REQUIRED;
  if (origin === 'string') return `${bound(minimum)}\u00a0caractères${exact ? '' : ' au moins'}.`;
  if (isList(origin)) return `${bound(minimum)}\u00a0au moins.`;
  return inclusive === false ? `Plus de ${bound(minimum)}.` : `${bound(minimum)} au moins.`;
}

function notMultiple({ divisor }: IssueOf<'not_multiple_of'>): string {
  if (divisor === 0.01) return 'Deux décimales au plus.';
  return divisor === 1 ? 'Saisissez un nombre entier.' : `Un multiple de ${bound(divisor)}.`;
}

/** For a union, the first alternative with a helpful message. */
function noneOf({ errors }: IssueOf<'invalid_union'>): string {
  const own = errors.flat().filter(({ path }) => path.length === 0);
  return own.find(({ message }) => message !== UNKNOWN && message !== REQUIRED)?.message ?? UNKNOWN;
}

/** French sentence for a schema issue without one; names neither types nor patterns. */
export function schemaSentence(issue: Issue): string {
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'not_multiple_of') return notMultiple(issue);
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'Ce format n’est pas reconnu.';
  if (issue.code === 'invalid_union') return noneOf(issue);
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return UNKNOWN;
  if (issue.input === undefined) return REQUIRED;
  return issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? UNKNOWN) : 'Choisissez une des valeurs proposées.';
}
