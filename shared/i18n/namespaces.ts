import { useEffect, useState } from 'react';
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

i18n.on('languageChanged', (language: string) => {
  for (const [name, loader] of loaders) void loadNamespace(name, loader, language);
});

/** True once the namespace can be used; a namespace that cannot be had is reported by `?KEY?` texts, never by a blank. */
export function useNamespace(name: string, loader: NamespaceLoader): boolean {
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, name));
  useEffect(() => {
    let mounted = true;
    const done = () => {
      if (mounted) setReady(true);
    };
    loadNamespace(name, loader).then(done, done);
    return () => {
      mounted = false;
    };
  }, [name, loader]);
  return ready;
}
