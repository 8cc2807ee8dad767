import type { FormatterModule } from 'i18next';

const formatsByLanguage = new Map<string, Intl.NumberFormat>();

function formatFor(language: string): Intl.NumberFormat {
  const cachedFormat = formatsByLanguage.get(language);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR');
  formatsByLanguage.set(language, format);
  return format;
}

/** Formats a text's `{{count}}`: `12 345 biens`. Other numbers may be identifiers and stay unchanged. */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    const isCount = typeof value === 'number' && options?.['interpolationkey'] === 'count';
    return isCount ? formatFor(language ?? 'fr').format(value) : (value as string);
  },
};
