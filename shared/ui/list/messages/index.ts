import { i18n, loadNamespace, useTranslation } from '@pignon/shared/i18n';
import fr from './fr.json';

let added = false;

/** The words of lists come with the first one, French at once, English when it is asked for. */
function addListMessages(): void {
  if (added) return;
  added = true;
  // silent: it happens while a list is drawn, and nothing else waits for these words
  i18n.addResourceBundle('fr', 'list', fr, true, false, { silent: true });
  void loadNamespace('list', async (language) => (language === 'en' ? (await import('./en.json')).default : fr)).catch(
    () => undefined,
  );
}

/** The words that every list has in common. */
export function useListWords() {
  addListMessages();
  return useTranslation('list').t;
}
