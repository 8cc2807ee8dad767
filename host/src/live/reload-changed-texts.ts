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
  const allTextsUrl = `${apiUrl}/messages?lang=${language}`;
  const changedUrl = `${allTextsUrl}&changed=true`;
  // the same call as at the start: the browser has cached its response
  let changedTexts: Promise<Texts> = fetchTexts(changedUrl, 'force-cache').catch(() => ({}));
  const applyChangedTexts = async (previousTexts: Texts): Promise<Texts> => {
    const currentTexts = await fetchTexts(changedUrl, 'no-cache');
    const resetKeys = Object.keys(previousTexts).filter((key) => !(key in currentTexts));
    const shippedTexts = resetKeys.length > 0 ? await fetchTexts(allTextsUrl, 'no-cache') : {};
    const resetTexts = resetKeys.flatMap((key) =>
      shippedTexts[key] === undefined ? [] : [[key, shippedTexts[key]] as const],
    );
    showTexts(language, { ...Object.fromEntries(resetTexts), ...currentTexts });
    return currentTexts;
  };
  return bus.on('records.changed', ({ kinds }) => {
    if (kinds.includes('message'))
      changedTexts = changedTexts.then((previousTexts) => applyChangedTexts(previousTexts).catch(() => previousTexts));
  });
}
