import { i18n, loadNamespace } from '@pignon/shared/i18n';
import fr from './fr.json';

let added = false;

/** The kit's own words: they come with the first form, French at once, English when it is asked for. */
export function addFormMessages(): void {
  if (added) return;
  added = true;
  // silent: it happens while a form is drawn, and nothing else waits for these words
  i18n.addResourceBundle('fr', 'form', fr, true, false, { silent: true });
  void loadNamespace('form', async (language) => (language === 'en' ? (await import('./en.json')).default : fr)).catch(
    () => undefined,
  );
}
