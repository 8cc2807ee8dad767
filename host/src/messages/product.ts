import { i18n, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import platform from '../boot/messages/product.fr.json';
import shell from './product.fr.json';

/** Adds the French texts of shell and platform after sign-in, and the words of enumerations; keeps the agency's changes that arrived earlier. */
export function addProductMessages(): void {
  setupI18n();
  addChoices();
  i18n.addResourceBundle('fr', 'host', shell, true, false);
  i18n.addResourceBundle('fr', 'boot', platform, true, false);
}
