import { FONT_FACES_ELEMENT } from '@pignon/shared/federation/host-file';

/** Applies the font faces of the page; loads them for a page without them, such as the development server's. */
export function applyFontFaces(): void {
  const style = document.getElementById(FONT_FACES_ELEMENT);
  if (style instanceof HTMLStyleElement) style.media = 'all';
  else import(/* webpackChunkName: "fonts" */ './fonts').catch(() => undefined);
}
