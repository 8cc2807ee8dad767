import { addEnglishCommon, i18n, onMissingWord } from './setup';

const FALLBACK_LANGUAGE = 'en';
const requestedNamespaces = new Set<string>();

async function fetchEnglish(namespace: string, load: (namespace: string) => Promise<void>): Promise<void> {
  requestedNamespaces.add(namespace);
  try {
    // the missing text may be a common one
    await Promise.all([addEnglishCommon(), load(namespace)]);
  } catch {
    // offline: requested again with the next missing text
    requestedNamespaces.delete(namespace);
  }
}

/**
 * Loads a namespace's English texts when a French one is missing, instead of showing a key; texts missing in both stay
 * `?KEY?`. @param load makes a namespace available in English
 */
export function fallBackOnEnglish(load: (namespace: string) => Promise<void>): void {
  onMissingWord((namespace) => {
    // texts still loading are not missing
    const isLoaded = i18n.hasResourceBundle(i18n.language, namespace);
    if (i18n.language !== FALLBACK_LANGUAGE && isLoaded && !requestedNamespaces.has(namespace))
      void fetchEnglish(namespace, load);
  });
}
