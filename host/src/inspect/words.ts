import { loadNamespace } from '@pignon/shared/i18n';
import fr from './messages/fr.json';

/** Makes the panel's own words available, which nothing else needs; rejects when they cannot be fetched. */
export function developerWords(): Promise<void> {
  return loadNamespace('developer', async (language) =>
    language === 'en' ? (await import('./messages/en.json')).default : fr,
  );
}
