import { REMOTE_NAME } from '../../contract/remote-name';
import type { LiveRemote } from '../live-remote';

/** Requests a preview in an address: `?preview=contact@0.1.0-b123`, repeated for several remotes. */
export const PREVIEW_PARAMETER = 'preview';
/** Address at which a page asks for a previewed version and its files. */
export const PREVIEW_URL = '/preview.json';
/** Maximum remotes previewed by one browser. */
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
 * Why a version is not previewed: unknown to the registry; live; rolled back or its remote retired; live before and
 * replaced; not compatible with the page's host.
 */
export type PreviewRefusal = 'unknown' | 'live' | 'takenBack' | 'replaced' | 'unsuited';

/** Response of the edge; `detail` says in French what is incompatible. */
export type PreviewAnswer = { remote: LiveRemote } | { refusal: PreviewRefusal; detail?: string };

/** Parses a remote and version in a link; undefined when invalid. */
export function previewedIn(text: string): PreviewedVersion | undefined {
  const [name = '', ...versionParts] = text.split('@');
  const version = versionParts.join('@');
  return REMOTE_NAME.test(name) && VERSION.test(version) ? { name, version } : undefined;
}

/** The address that shows a version to whoever opens it. @param page address of a page, without a query */
export function previewAddress(page: string, { name, version }: PreviewedVersion): string {
  return `${page}?${PREVIEW_PARAMETER}=${name}@${encodeURIComponent(version)}`;
}
