import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import fr from './fr.json';

async function english(): Promise<Record<string, string>> {
  const parts = [
    import(/* webpackChunkName: "host-en" */ './en.json'),
    import(/* webpackChunkName: "host-en" */ './sign-up.en.json'),
    import(/* webpackChunkName: "host-en" */ './product.en.json'),
    import(/* webpackChunkName: "host-en" */ './profile.en.json'),
  ];
  return Object.assign({}, ...(await Promise.all(parts)).map((messageModule) => messageModule.default)) as Record<
    string,
    string
  >;
}

/**
 * The shell's texts before sign-in: French at once, English on request, together with the product's. Other texts are in
 * `sign-up.ts`, `product.ts` and `profile.ts`, so that the sign-in page does not load them.
 */
export function addHostMessages(): void {
  setupI18n();
  i18n.addResourceBundle('fr', 'host', fr, true, false);
  void loadNamespace('host', async (language) => (language === 'en' ? english() : fr)).catch(() => undefined);
}
