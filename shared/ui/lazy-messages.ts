import { i18n, loadNamespace } from '@pignon/shared/i18n';

type Texts = Readonly<Record<string, string>>;

/**
 * The words of a part of the kit, which come with its first use: French at once, English when it is asked for. Call what is
 * given back before they are drawn; only the first call does something.
 */
export function lazyMessages(namespace: string, fr: Texts, english: () => Promise<{ default: Texts }>): () => void {
  let added = false;
  return () => {
    if (added) return;
    added = true;
    // silent: it happens while something is drawn, and nothing else waits for these words
    i18n.addResourceBundle('fr', namespace, fr, true, false, { silent: true });
    void loadNamespace(namespace, async (language) => (language === 'en' ? (await english()).default : fr)).catch(
      () => undefined,
    );
  };
}
