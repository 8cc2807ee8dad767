import { loadNamespace } from '@pignon/shared/i18n';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Makes the panel's own words available, which nothing else needs: they come with it. */
export function developerWords(): Promise<void> {
  return loadNamespace('developer', (language) => Promise.resolve(language === 'en' ? en : fr));
}
