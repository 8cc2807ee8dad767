import { REMOTE_NAME } from '../../contract/remote-name';
import type { LiveRemote } from '../live-remote';

/** Asks for a preview in an address: `?preview=contact@0.1.0-b123`, more than once for several remotes. */
export const PREVIEW_PARAMETER = 'preview';
/** Address at which a page asks for a previewed version and its files. */
export const PREVIEW_URL = '/preview.json';
/** Remotes that one browser previews at once. */
export const MAX_PREVIEWS = 10;
/** Session storage key of the reason why a preview ended. */
export const PREVIEW_ENDED_KEY = 'pignon.preview-ended';

const VERSION = /^[\w.+-]{1,60}$/;

/** One version of one remote, as named by a link. */
export interface PreviewedVersion {
  name: string;
  version: string;
}

/**
 * Why a version is not shown: the registry does not hold it; it is live; it was taken back, or its remote was taken out of
 * the product; it was live before and another took its place; it does not suit the host of the page.
 */
export type PreviewRefusal = 'unknown' | 'live' | 'takenBack' | 'replaced' | 'unsuited';

/** The answer of the edge; `detail` says in French what does not suit. */
export type PreviewAnswer = { remote: LiveRemote } | { refusal: PreviewRefusal; detail?: string };

/** A remote and its version as written in a link; undefined for what names neither. */
export function previewedIn(text: string): PreviewedVersion | undefined {
  const [name = '', ...rest] = text.split('@');
  const version = rest.join('@');
  return REMOTE_NAME.test(name) && VERSION.test(version) ? { name, version } : undefined;
}

/** The address that shows a version to whoever opens it. @param page address of a page, without a query */
export function previewAddress(page: string, { name, version }: PreviewedVersion): string {
  return `${page}?${PREVIEW_PARAMETER}=${name}@${encodeURIComponent(version)}`;
}
