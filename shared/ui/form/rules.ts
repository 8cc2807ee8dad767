import { i18n } from '@pignon/shared/i18n';

type Validator = { validator: (rule: unknown, value: unknown) => Promise<void> };

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function rule(
  passes: (text: string, value: unknown) => boolean,
  key: string,
  words: Record<string, unknown> = {},
): Validator {
  return {
    validator: (_rule, value) =>
      passes(textOf(value), value) ? Promise.resolve() : Promise.reject(new Error(i18n.t(`form.${key}`, words))),
  };
}

/** A rule that leaves an empty field in peace: only `required` and `oneAtLeast` speak about emptiness. */
function whenFilled(passes: (text: string) => boolean, key: string, words?: Record<string, unknown>): Validator {
  return rule((text) => text === '' || passes(text), key, words);
}

/** The product's generic form messages, as antd rules. */
export const rules = {
  required: () => ({ required: true, ...rule((text) => text !== '', 'required') }),
  oneAtLeast: () => ({
    required: true,
    ...rule((_text, value) => Array.isArray(value) && value.length > 0, 'oneAtLeast'),
  }),
  email: () => whenFilled((text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), 'email'),
  numbersOnly: () => whenFilled((text) => /^-?\d+([.,]\d+)?$/.test(text), 'numbersOnly'),
  integersOnly: () => whenFilled((text) => /^-?\d+$/.test(text), 'integersOnly'),
  capitalsOnly: () => whenFilled((text) => text === text.toLocaleUpperCase('fr'), 'capitalsOnly'),
  maxLength: (length: number) => whenFilled((text) => text.length <= length, 'maxLength', { 0: length }),
  minLength: (length: number) => whenFilled((text) => text.length >= length, 'minLength', { 0: length }),
  strictLength: (length: number) => whenFilled((text) => text.length === length, 'strictLength', { 0: length }),
  without: (character: string) => whenFilled((text) => !text.includes(character), 'character', { 0: character }),
  format: (pattern: RegExp) => whenFilled((text) => pattern.test(text), 'format'),
};
