import { i18n, setupI18n } from '@pignon/shared/i18n';
import fr from './sign-up.fr.json';

/**
 * Adds the French texts that few users see before sign-in: rules of a new password, local Google accounts, a blocked
 * account, failures of linking and of a telephone's code.
 */
export function addSignUpMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', fr, true, false);
}
