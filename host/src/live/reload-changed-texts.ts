import type { Bus } from '@pignon/shared/bus';
import { currentLanguage, showTexts } from '@pignon/shared/i18n';

type Texts = Readonly<Record<string, string>>;

async function fetchTexts(url: string, cache: RequestCache): Promise<Texts> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Texts;
}

/**
 * Reloads the agency's texts on open screens after a change, or when changes may have been missed; a reset text returns
 * to the original. A failed load changes nothing. @param apiUrl base URL of the API without trailing slash
 */
export function reloadChangedTexts(bus: Bus, apiUrl: string): () => void {
  const language = currentLanguage();
  const all = `${apiUrl}/messages?lang=${language}`;
  const changedUrl = `${all}&changed=true`;
  // the same call as at the start: the browser has cached its response
  let known: Promise<Texts> = fetchTexts(changedUrl, 'force-cache').catch(() => ({}));
  const say = async (before: Texts): Promise<Texts> => {
    const now = await fetchTexts(changedUrl, 'no-cache');
    const dropped = Object.keys(before).filter((key) => !(key in now));
    const shipped = dropped.length > 0 ? await fetchTexts(all, 'no-cache') : {};
    const back = dropped.flatMap((key) => (shipped[key] === undefined ? [] : [[key, shipped[key]] as const]));
    showTexts(language, { ...Object.fromEntries(back), ...now });
    return now;
  };
  return bus.on('records.changed', ({ kinds }) => {
    if (kinds.includes('message')) known = known.then((before) => say(before).catch(() => before));
  });
}
