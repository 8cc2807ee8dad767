import type { Language } from '@pignon/shared/contract';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { countFormat } from './format-count';
import commonFr from './messages/common.fr.json';

export const LANGUAGE_KEY = 'pignon.language';

/** The one i18next instance of the page; every remote reads and writes namespaces of this one. */
export const i18n: I18n = i18next.createInstance();

function storedLanguage(): Language {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'fr';
  } catch {
    return 'fr';
  }
}

/**
 * Initializes i18next without the network: French texts shared by every screen are bundled, the product adds the words of
 * enumerations (`choices.ts`), remotes add namespaces when they mount, and the agency's overrides apply when they arrive. Keys are flat (`propertyType.HOUSE`); a missing one
 * shows as `?KEY?`. Counts are grouped by thousands.
 */
export function setupI18n(language: Language = storedLanguage()): I18n {
  if (i18n.isInitialized) return i18n;
  void i18n
    .use(initReactI18next)
    .use(countFormat)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: ['fr', 'en'] satisfies Language[],
      resources: { fr: { common: commonFr } },
      partialBundledLanguages: true,
      defaultNS: 'common',
      fallbackNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      saveMissing: true,
      saveMissingTo: 'current',
      missingKeyHandler: (_, namespace) => notifyMissing(namespace),
      parseMissingKeyHandler: (key) => `?${key}?`,
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
    });
  mapManyToOther();
  document.documentElement.lang = language;
  if (language === 'en') void addEnglishCommon().catch(() => undefined);
  return i18n;
}

/** Listeners for namespaces with a missing text in the current language. */
const missingListeners = new Set<(namespace: string) => void>();

function notifyMissing(namespace: string): void {
  for (const listener of [...missingListeners]) listener(namespace);
}

/** Calls back with the namespace of each missing text. */
export function onMissingWord(listener: (namespace: string) => void): void {
  missingListeners.add(listener);
}

/** Maps the French plural form for millions ("un million de biens") to the plain plural, as no text needs it. */
function mapManyToOther(): void {
  const resolver = i18n.services.pluralResolver as { getSuffix: (...args: unknown[]) => string };
  const originalSuffix = resolver.getSuffix.bind(resolver);
  resolver.getSuffix = (...args) => originalSuffix(...args).replace(/_many$/, '_other');
}

/** Loads the English common texts on demand. */
export async function addEnglishCommon(): Promise<void> {
  if (i18n.hasResourceBundle('en', 'common')) return;
  const [common, choices] = await Promise.all([
    import(/* webpackChunkName: "common-en" */ './messages/common.en.json'),
    import(/* webpackChunkName: "common-en" */ './messages/choices.en.json'),
  ]);
  i18n.addResourceBundle('en', 'common', { ...common.default, ...choices.default });
}

/** Current interface language. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'fr';
}
