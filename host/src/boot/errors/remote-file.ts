import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';

/** Finds a remote and its version in the address of a file, or in a stack that names one. */
export const REMOTE_FILE = new RegExp(`${REMOTES_BASE}/([^/]+)/([^/]+)/`);
