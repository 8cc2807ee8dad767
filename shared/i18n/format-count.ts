import { frenchNumber } from '@pignon/shared/domain/common/french-number';
import type { FormatterModule } from 'i18next';

const COUNT_DECIMALS = 3;

/** Formats a text's `{{count}}`: `12 345 biens`. Other numbers may be identifiers and stay unchanged. */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    const isCount = typeof value === 'number' && options?.['interpolationkey'] === 'count';
    if (!isCount) return value as string;
    return language === 'en' ? value.toLocaleString('en-GB') : frenchNumber(value, COUNT_DECIMALS);
  },
};
