import { i18n, loadNamespace } from '@pignon/shared/i18n';
import fr from './messages/fr.json';

async function english(): Promise<Record<string, string>> {
  const [signInTexts, productTexts] = await Promise.all([
    import(/* webpackChunkName: "boot-en" */ './messages/en.json'),
    import(/* webpackChunkName: "boot-en" */ './messages/product.en.json'),
  ]);
  return { ...signInTexts.default, ...productTexts.default };
}

/**
 * Adds the texts of the start: French at once, English on request. The signed-in product adds its own
 * (`host/src/messages/product.ts`).
 */
export function addBootMessages(): void {
  i18n.addResourceBundle('fr', 'boot', fr, true, false);
  void loadNamespace('boot', async (language) => (language === 'en' ? english() : fr)).catch(() => undefined);
}
