import type { i18n as I18n, TFunction } from 'i18next';
import { useTranslation as useLibraryTranslation } from 'react-i18next';
import { i18n } from './setup';

/** What i18next resolves in a text: values and other texts. */
const PLACEHOLDER = /\{\{|\$t\(/;

/** Text of a key in the language itself, when it has nothing to resolve. */
function plainText(language: string, namespace: string, key: string): string | undefined {
  const separatorIndex = key.indexOf(':');
  const ownNamespace = separatorIndex < 0 ? namespace : key.slice(0, separatorIndex);
  const text: unknown = i18n.getDataByLanguage(language)?.[ownNamespace]?.[key.slice(separatorIndex + 1)];
  return typeof text === 'string' && !PLACEHOLDER.test(text) ? text : undefined;
}

/** Reads plain texts without i18next's resolution, which copies all its options for each of some 200 texts of a list. */
function withPlainTexts(t: TFunction, language: unknown, namespace: unknown): TFunction {
  if (typeof language !== 'string' || typeof namespace !== 'string') return t;
  const read = (...args: Parameters<TFunction>): unknown => {
    const [key, options] = args;
    const text = typeof key === 'string' && options === undefined ? plainText(language, namespace, key) : undefined;
    return text ?? t(...args);
  };
  return Object.assign(read, { $TFunctionBrand: undefined }) as unknown as TFunction;
}

const reader = Object.assign(Object.create(i18n) as I18n, {
  getFixedT: (...args: Parameters<I18n['getFixedT']>): TFunction => {
    const [language, namespace, prefix] = args;
    const t: TFunction = i18n.getFixedT(...args);
    return prefix === undefined ? withPlainTexts(t, language, namespace) : t;
  },
});

/**
 * react-i18next copies every own property of its instance in each component; this one has none and inherits them. A list
 * mounts some 200 such components.
 */
const OPTIONS = { i18n: Object.create(reader) as I18n };

/** Texts of a namespace in the interface language; renders again when it changes or texts are added. */
export const useTranslation: typeof useLibraryTranslation = (namespace, options) =>
  useLibraryTranslation(namespace, options ? { ...OPTIONS, ...options } : OPTIONS);
