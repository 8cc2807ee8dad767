import { applyFontFaces } from '../shell/fonts/apply-font-faces';

/** Longest wait in milliseconds for code that has arrived, which may fail to run. */
const MAX_WAIT_MS = 500;

/** True when everything that the page preloads has arrived: then its code runs soon. */
function havePreloadsArrived(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  return links.length > 0 && links.every(({ href }) => performance.getEntriesByName(href, 'resource').length > 0);
}

/** Weights of the texts of every page. */
const FONT_WEIGHTS = [300, 400, 500];

/** Requests the fonts of the page before it is laid out, which would request them and lay it out again. */
function requestFonts(): void {
  applyFontFaces();
  for (const weight of FONT_WEIGHTS) document.fonts.load(`${weight} 1em Kanit`).catch(() => undefined);
}

/**
 * Requests the fonts, then waits for the code of the first page where its files are there, so that the product draws
 * frame and page in one go: apart they are laid out and painted twice. Where files are still on their way, the frame is
 * drawn meanwhile.
 */
export async function waitForFirstPage(loading: Promise<void>): Promise<void> {
  requestFonts();
  if (!havePreloadsArrived()) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
