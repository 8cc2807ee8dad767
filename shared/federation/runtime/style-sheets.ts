import { REMOTES_BASE, type LiveRemote } from '../live-remote';

const SHEET = new RegExp(`${REMOTES_BASE}/([^/]+)/([^/]+)/`);

/**
 * Of all versions of a remote that this page has had, lets the style sheets of one count: their classes have the same names.
 * The others stay in the page, as their code takes them for loaded.
 */
export function enableStylesOf({ name, version }: Pick<LiveRemote, 'name' | 'version'>): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const [, remote, of] = SHEET.exec(sheet.href) ?? [];
    if (remote === name) sheet.media = of === version ? 'all' : 'not all';
  }
}
