import type { FormatterModule } from 'i18next';
import { groupDigits } from './group-digits';

/** Formats a text's `{{count}}`: `12 345 biens`. Other numbers may be identifiers and stay unchanged. */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    const isCount = typeof value === 'number' && options?.['interpolationkey'] === 'count';
    if (!isCount) return value as string;
    const isEnglish = language === 'en';
    return groupDigits(value, isEnglish, 0, 3) ?? new Intl.NumberFormat(isEnglish ? 'en-GB' : 'fr-FR').format(value);
  },
};
