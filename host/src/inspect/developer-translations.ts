import { loadNamespace } from '@pignon/shared/i18n';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Loads the texts of the developer panel, on demand. */
export function loadDeveloperTranslations(): Promise<void> {
  return loadNamespace('developer', (language) => Promise.resolve(language === 'en' ? en : fr));
}
