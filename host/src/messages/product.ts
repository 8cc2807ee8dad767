import { i18n, setupI18n } from '@pignon/shared/i18n';
import platform from '../boot/messages/product.fr.json';
import shell from './product.fr.json';

/** French words of shell and platform once somebody is signed in; what the agency changed before they came is kept. */
export function addProductMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', shell, true, false);
  i18n.addResourceBundle('fr', 'boot', platform, true, false);
}
