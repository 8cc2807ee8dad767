import { fallBackOnEnglish } from './english-fallback';
import { i18n } from './setup';

/** Fetches one namespace in one language; usually `(lang) => import(`./messages/${lang}.json`)`. */
export type NamespaceLoader = (language: string) => Promise<Record<string, string>>;

const loaders = new Map<string, NamespaceLoader>();
const pending = new Map<string, Promise<void>>();
/** Current source of each namespace, and the texts loaded from it, by language and namespace. */
const sources = new Map<string, string>();
const ownMessages = new Map<string, Record<string, string>>();

/** Another source reloads its texts in every language. */
function registerLoader(name: string, loader: NamespaceLoader, source: string): void {
  if (sources.get(name) !== source) for (const key of pending.keys()) if (key.endsWith(`/${name}`)) pending.delete(key);
  loaders.set(name, loader);
  sources.set(name, source);
}

/** Adds texts, replacing those of an earlier source; the agency's overrides stay. */
function addMessages(language: string, name: string, messages: Record<string, string>): void {
  const key = `${language}/${name}`;
  const previousMessages = ownMessages.get(key);
  const currentTexts = (i18n.getResourceBundle(language, name) ?? {}) as Record<string, string>;
  const changedByAgency = Object.entries(messages).filter(
    ([messageKey]) => previousMessages && currentTexts[messageKey] === previousMessages[messageKey],
  );
  i18n.addResourceBundle(
    language,
    name,
    { ...messages, ...currentTexts, ...Object.fromEntries(changedByAgency) },
    true,
    true,
  );
  ownMessages.set(key, messages);
}

/**
 * Loads a namespace in the current language, once per source, keeping the agency's overrides. Rejects when the loader
 * does, and may be retried. @param source a new one, such as another version of a remote, replaces the texts of the
 * earlier one
 */
export function loadNamespace(
  name: string,
  loader: NamespaceLoader,
  language = i18n.language,
  source = '',
): Promise<void> {
  registerLoader(name, loader, source);
  const key = `${language}/${name}`;
  const pendingLoad = pending.get(key);
  if (pendingLoad) return pendingLoad;
  const load: Promise<void> = loader(language).then(
    (messages) => {
      if (sources.get(name) === source) addMessages(language, name, messages);
    },
    (cause: unknown) => {
      if (pending.get(key) === load) pending.delete(key);
      throw cause;
    },
  );
  pending.set(key, load);
  return load;
}

/** Loads every namespace in use in another language; skips those that fail. */
export async function loadNamespacesIn(language: string): Promise<void> {
  await Promise.allSettled(
    [...loaders].map(([name, loader]) => loadNamespace(name, loader, language, sources.get(name))),
  );
}

fallBackOnEnglish(async (name) => {
  const loader = loaders.get(name);
  if (loader) await loadNamespace(name, loader, 'en', sources.get(name));
});
i18n.on('languageChanged', (language: string) => void loadNamespacesIn(language));
