import { i18n } from '@pignon/shared/i18n';

/**
 * French texts of what loads later than the lists, in whose file they are: call the returned function first when this
 * renders; only its first call has an effect. The English ones come with the other English texts.
 */
export function laterTexts(texts: Readonly<Record<string, string>>): () => void {
  let isRegistered = false;
  return () => {
    if (isRegistered) return;
    isRegistered = true;
    // without an event, as it runs during a render that reads the texts right after
    i18n.addResourceBundle('fr', 'property', texts, true, false, { silent: true });
  };
}
