import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';

/** Matches remote name and version in a URL or stack. */
export const REMOTE_FILE = new RegExp(`${REMOTES_BASE}/([^/]+)/([^/]+)/`);
