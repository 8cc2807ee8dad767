import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import fr from './fr.json';

/** The shell's own words: French at once, English when it is asked for. */
export function addHostMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', fr, true, false);
  void loadNamespace('host', async (language) => (language === 'en' ? (await import('./en.json')).default : fr)).catch(
    () => undefined,
  );
}
