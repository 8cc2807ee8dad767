import { i18n, setupI18n } from './setup';
import choicesFr from './messages/choices.fr.json';

/**
 * Adds the French words of enumerations, which only signed-in pages show; keeps the agency's changes that arrived earlier.
 * The English ones come with the other English texts.
 */
export function addChoices(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'common', choicesFr, true, false);
}
