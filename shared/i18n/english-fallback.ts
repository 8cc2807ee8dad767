import { addEnglishCommon, i18n, onMissingWord } from './setup';

const FALLBACK = 'en';
const fetched = new Set<string>();

async function fetchEnglish(namespace: string, load: (namespace: string) => Promise<void>): Promise<void> {
  fetched.add(namespace);
  try {
    // a word that a screen does not have may be a common one
    await Promise.all([addEnglishCommon(), load(namespace)]);
  } catch {
    // without network: fetched with the next word that is missing
    fetched.delete(namespace);
  }
}

/**
 * Fetches the English words of a namespace once a French one is missing, so that the screen shows those instead of a key;
 * what nobody translated stays `?KEY?`. Nothing is fetched while French has everything.
 * @param load makes a namespace available in English
 */
export function fallBackOnEnglish(load: (namespace: string) => Promise<void>): void {
  onMissingWord((namespace) => {
    // words that have not come yet are not missing
    const hasCome = i18n.hasResourceBundle(i18n.language, namespace);
    if (i18n.language !== FALLBACK && hasCome && !fetched.has(namespace)) void fetchEnglish(namespace, load);
  });
}
