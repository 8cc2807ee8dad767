import { i18n, loadNamespace } from '@pignon/shared/i18n';

type Texts = Readonly<Record<string, string>>;

/**
 * Registers lazily loaded texts of the UI kit: French at once, English on demand. Call the returned function before
 * rendering; only its first call has an effect.
 */
export function lazyMessages(namespace: string, fr: Texts, english: () => Promise<{ default: Texts }>): () => void {
  let isRegistered = false;
  return () => {
    if (isRegistered) return;
    isRegistered = true;
    // silent: runs during a render, and only the caller needs these texts
    i18n.addResourceBundle('fr', namespace, fr, true, false, { silent: true });
    void loadNamespace(namespace, async (language) => (language === 'en' ? (await english()).default : fr)).catch(
      () => undefined,
    );
  };
}

/**
 * French texts of a part that loads later than the rest of its namespace, whose English texts contain its own. Call the
 * returned function before rendering; only its first call has an effect.
 */
export function laterMessages(namespace: string, fr: Texts): () => void {
  let isRegistered = false;
  return () => {
    if (isRegistered) return;
    isRegistered = true;
    // silent: runs during a render, and only the caller needs these texts
    i18n.addResourceBundle('fr', namespace, fr, true, false, { silent: true });
  };
}
