import { i18n } from '@pignon/shared/i18n';
import texts from '../messages/record.fr.json';

let isRegistered = false;

/**
 * Adds the French texts that only pages of one property need, as its form and its history, and the import; each of these
 * pages calls it first. The English ones come with the other English texts.
 */
export function addRecordTexts(): void {
  if (isRegistered) return;
  isRegistered = true;
  // without an event, as it runs during a render that reads the texts right after
  i18n.addResourceBundle('fr', 'property', texts, true, false, { silent: true });
}
