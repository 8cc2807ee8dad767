import { i18n, setupI18n } from '@pignon/shared/i18n';
import fr from './sign-up.fr.json';

/** French words of what few people meet before the product: a new password's rules, Google locally, a blocked account. */
export function addSignUpMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', fr, true, false);
}
