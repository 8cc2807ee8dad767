import { i18n, setupI18n } from '@pignon/shared/i18n';
import fr from './profile.fr.json';

/** Adds the French texts that only the user's own page shows. */
export function addProfileMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', fr, true, false);
}
