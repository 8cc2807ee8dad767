import { REMOTES_BASE, type LiveRemote } from '../live-remote';

const REMOTE_SHEET = new RegExp(`${REMOTES_BASE}/([^/]+)/([^/]+)/`);

/**
 * Enables only the style sheets of one version of a remote: versions share class names. Others stay in the page, as
 * their code considers them loaded.
 */
export function enableStylesOf({ name, version }: Pick<LiveRemote, 'name' | 'version'>): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const [, remote, sheetVersion] = REMOTE_SHEET.exec(sheet.href) ?? [];
    if (remote === name) sheet.media = sheetVersion === version ? 'all' : 'not all';
  }
}
