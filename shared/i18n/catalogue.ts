import { i18n } from './setup';

type TextMap = Record<string, string>;

function isCatalogue(value: unknown): value is TextMap {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** Timeout in milliseconds of each source. */
const TIMEOUT_MS = 8_000;

async function fetchCatalogue(url: string, signal?: AbortSignal): Promise<TextMap> {
  const timeoutSignal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) throw new Error(`${url}: ${response.status} ${type}`);
  const body: unknown = await response.json();
  if (!isCatalogue(body)) throw new Error(`${url}: not a map of texts`);
  return body;
}

/**
 * Replaces texts on open screens: `property:list.title` belongs to the namespace `property`, a key without namespace to
 * `common`.
 */
export function applyTexts(language: string, catalogue: TextMap): void {
  const byNamespace = new Map<string, TextMap>();
  for (const [key, text] of Object.entries(catalogue)) {
    const separatorIndex = key.indexOf(':');
    const namespace = separatorIndex > 0 ? key.slice(0, separatorIndex) : 'common';
    const bundle = byNamespace.get(namespace) ?? {};
    bundle[separatorIndex > 0 ? key.slice(separatorIndex + 1) : key] = text;
    byNamespace.set(namespace, bundle);
  }
  for (const [namespace, bundle] of byNamespace) i18n.addResourceBundle(language, namespace, bundle, true, true);
}

/**
 * Applies the texts that the agency changed (`messages?changed=true`) over those shipped with the screens, which may be
 * newer than the API. When the API does not answer in time, uses the static file of the same language. No screen waits
 * for it, and it never rejects: the shipped texts suffice.
 */
export async function loadCatalogue(apiUrl: string, language = i18n.language, signal?: AbortSignal): Promise<void> {
  const sources = [`${apiUrl.replace(/\/$/, '')}/messages?lang=${language}&changed=true`, `/i18n/${language}.json`];
  for (const url of sources) {
    try {
      applyTexts(language, await fetchCatalogue(url, signal));
      return;
    } catch {
      if (signal?.aborted) return;
    }
  }
}
