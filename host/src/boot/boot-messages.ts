import { i18n, loadNamespace } from '@pignon/shared/i18n';
import fr from './messages/fr.json';

/** The platform's own words: French at once, English when it is asked for. */
export function addBootMessages(): void {
  i18n.addResourceBundle('fr', 'boot', fr);
  void loadNamespace('boot', async (language) =>
    language === 'en' ? (await import('./messages/en.json')).default : fr,
  ).catch(() => undefined);
}
