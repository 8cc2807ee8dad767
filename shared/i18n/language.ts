import type { Language } from '@pignon/shared/contract';
import { loadNamespacesIn } from './namespaces';
import { addEnglishCommon, i18n, LANGUAGE_KEY } from './setup';

/**
 * Switches the language of the page without a reload, and stores it on this machine. Loads texts first, so that no
 * screen shows keys.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === 'en') await addEnglishCommon();
  await loadNamespacesIn(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // storage refused: the choice lives as long as the page
  }
}
