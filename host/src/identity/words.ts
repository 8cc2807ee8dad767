import { loadNamespace } from '@pignon/shared/i18n';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Makes the words of the other ways to sign in, and of one's own account, available: they come with what says them. */
export function identityWords(): Promise<void> {
  return loadNamespace('identity', (language) => Promise.resolve(language === 'en' ? en : fr));
}
