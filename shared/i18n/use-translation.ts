import { useTranslation as useLibraryTranslation } from 'react-i18next';
import { i18n } from './setup';

/**
 * react-i18next copies every own property of its instance in each component; this one has none and inherits them. A list
 * mounts some 200 such components.
 */
const OPTIONS = { i18n: Object.create(i18n) as typeof i18n };

/** Texts of a namespace in the interface language; renders again when it changes or texts are added. */
export const useTranslation: typeof useLibraryTranslation = (namespace, options) =>
  useLibraryTranslation(namespace, options ? { ...OPTIONS, ...options } : OPTIONS);
