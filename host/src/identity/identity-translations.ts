import { loadNamespace } from '@pignon/shared/i18n';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Loads the texts of the other sign-in methods and of the account, on demand. */
export function loadIdentityTranslations(): Promise<void> {
  return loadNamespace('identity', (language) => Promise.resolve(language === 'en' ? en : fr));
}
