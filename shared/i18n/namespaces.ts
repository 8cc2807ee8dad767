import { i18n } from './setup';

/** Fetches one namespace in one language; usually `(lang) => import(`./messages/${lang}.json`)`. */
export type NamespaceLoader = (language: string) => Promise<Record<string, string>>;

const loaders = new Map<string, NamespaceLoader>();
const pending = new Map<string, Promise<void>>();

/**
 * Makes a namespace available in the current language, once. Words that the agency changed in its own catalogue are
 * kept: a loader never overwrites a key that is already there. Rejects when the loader does, and may then be retried.
 */
export function loadNamespace(name: string, loader: NamespaceLoader, language = i18n.language): Promise<void> {
  loaders.set(name, loader);
  const key = `${language}/${name}`;
  const running = pending.get(key);
  if (running) return running;
  const load = loader(language).then(
    (messages) => {
      i18n.addResourceBundle(language, name, messages, true, false);
    },
    (cause: unknown) => {
      pending.delete(key);
      throw cause;
    },
  );
  pending.set(key, load);
  return load;
}

/** Makes every namespace that is in use available in another language; one that cannot be fetched is left out. */
export async function loadNamespacesIn(language: string): Promise<void> {
  await Promise.allSettled([...loaders].map(([name, loader]) => loadNamespace(name, loader, language)));
}

i18n.on('languageChanged', (language: string) => void loadNamespacesIn(language));
