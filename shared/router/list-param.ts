import { cutText } from '../domain/common/text/characters';

/** Codec of one list filter in the address. Invalid values are ignored, never an error. */
export interface ListParam<T> {
  /** Parameter name, when it differs from the filter's. */
  name?: string;
  /** Value when the parameter is missing. */
  fallback: T;
  parse: (text: string) => T | undefined;
  print: (value: T) => string;
}

/** Value for "no filter", where a missing parameter means the default. */
const ANY = 'any';

/** Free text, `?q=dupont`, cut to what the call accepts. */
export function textParam(name = 'q', maxLength = 200): ListParam<string> {
  return { name, fallback: '', parse: (text) => cutText(text.trim(), maxLength), print: (value) => value.trim() };
}

/** One value of an enumeration, in lower case: `?period=past`. */
export function oneOfParam<const T extends string>(values: readonly T[], fallback: T): ListParam<T> {
  return {
    fallback,
    parse: (text) => values.find((value) => value.toLowerCase() === text.toLowerCase()),
    print: (value) => value.toLowerCase(),
  };
}

/** Several enum values, each once and in order: `?status=pending,running`; `any` for none. */
export function manyOfParam<const T extends string>(
  values: readonly T[],
  fallback: readonly T[] = [],
): ListParam<readonly T[]> {
  return {
    fallback,
    parse: (text) => {
      if (text === ANY) return [];
      const wantedValues = new Set(text.toLowerCase().split(','));
      const knownValues = values.filter((value) => wantedValues.has(value.toLowerCase()));
      return knownValues.length > 0 ? knownValues : undefined;
    },
    print: (selectedValues) => {
      const knownValues = values.filter((value) => selectedValues.includes(value));
      return knownValues.length > 0 || fallback.length === 0 ? knownValues.join(',').toLowerCase() : ANY;
    },
  };
}

/** An identifier such as an e-mail, null for none: `?negotiator=jean@pignon.test`. */
export function idParam(maxLength = 254): ListParam<string | null> {
  return { fallback: null, parse: (text) => cutText(text, maxLength) || null, print: (value) => value ?? '' };
}

/** A whole number from 1, or null for none: `?contact=42`. */
export function numberParam(max = Number.MAX_SAFE_INTEGER): ListParam<number | null> {
  return {
    fallback: null,
    parse: (text) => (/^[1-9]\d{0,15}$/.test(text) && Number(text) <= max ? Number(text) : undefined),
    print: (value) => (value === null ? '' : String(value)),
  };
}

function isDay(text: string): boolean {
  const timestamp = Date.parse(text);
  return !Number.isNaN(timestamp) && new Date(timestamp).toISOString().slice(0, 10) === text;
}

/** A calendar day, or null for none: `?day=2026-11-24`. */
export function dayParam(): ListParam<string | null> {
  return { fallback: null, parse: (text) => (isDay(text) ? text : undefined), print: (value) => value ?? '' };
}

/** Yes, or nothing: `?archived=yes`. */
export function flagParam(): ListParam<boolean> {
  return { fallback: false, parse: (text) => text !== 'no', print: (value) => (value ? 'yes' : '') };
}

/** Toggles one value of a selection. */
export function toggled<T>(selectedValues: readonly T[], value: T): T[] {
  return selectedValues.includes(value)
    ? selectedValues.filter((selectedValue) => selectedValue !== value)
    : [...selectedValues, value];
}

/** Communes by their INSEE codes: `?city=64102,2A004`. */
export function citiesParam(name = 'city'): ListParam<readonly string[]> {
  return {
    name,
    fallback: [],
    parse: (text) =>
      text
        .toUpperCase()
        .split(',')
        .filter((code) => /^[0-9AB]{5}$/.test(code)),
    print: (codes) => codes.join(','),
  };
}
