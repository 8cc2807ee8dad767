import { i18n } from '@pignon/shared/i18n';

/** Validates a field's value; returns the message, or undefined when valid. */
export type Check = (value: unknown) => string | undefined;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function createCheck(isValid: (text: string, value: unknown) => boolean, key: string, word?: number | string): Check {
  return (value) => (isValid(textOf(value), value) ? undefined : i18n.t(`form.${key}`, { 0: word }));
}

/** A check that ignores empty fields: only `required` and `oneAtLeast` report them. */
function whenFilled(isValid: (text: string) => boolean, key: string, word?: number | string): Check {
  return createCheck((text) => text === '' || isValid(text), key, word);
}

/** The product's generic form messages, for what the schema of the call does not say. */
export const checks = {
  required: () =>
    createCheck((text, value) => text !== '' || typeof value === 'boolean' || isFilled(value), 'required'),
  oneAtLeast: () => createCheck((_text, value) => Array.isArray(value) && value.length > 0, 'oneAtLeast'),
  email: () => whenFilled((text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), 'email'),
  numbersOnly: () => whenFilled((text) => /^-?\d+([.,]\d+)?$/.test(text), 'numbersOnly'),
  integersOnly: () => whenFilled((text) => /^-?\d+$/.test(text), 'integersOnly'),
  capitalsOnly: () => whenFilled((text) => text === text.toLocaleUpperCase('fr'), 'capitalsOnly'),
  maxLength: (length: number) => whenFilled((text) => text.length <= length, 'maxLength', length),
  minLength: (length: number) => whenFilled((text) => text.length >= length, 'minLength', length),
  strictLength: (length: number) => whenFilled((text) => text.length === length, 'strictLength', length),
  without: (character: string) => whenFilled((text) => !text.includes(character), 'character', character),
  /** Names the first character that does not match; the pattern is for one character. */
  onlyCharacters:
    (allowed: RegExp): Check =>
    (value) => {
      const forbiddenCharacter = Array.from(textOf(value)).find((character) => !allowed.test(character));
      return forbiddenCharacter === undefined ? undefined : i18n.t('form.character', { 0: forbiddenCharacter });
    },
  format: (pattern: RegExp) => whenFilled((text) => pattern.test(text), 'format'),
};
