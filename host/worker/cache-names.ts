/** Prefix of all caches; the number increases when stored data becomes unreadable. */
export const PREFIX = 'pignon-';
/** Cache of the page itself: configuration and catalogue, no personal data. */
export const PAGES = `${PREFIX}pages-1`;
/** Files named by their content, of the host and of the remotes that were opened. */
export const FILES = `${PREFIX}files-1`;
/** Pictures seen by the user; emptied at sign-out. */
export const PICTURES = `${PREFIX}pictures-1`;

/** Message from a page to the worker. */
export type WorkerMessage =
  /** files loaded before the worker was active */
  | { kind: 'keep'; urls: string[] }
  /** The user signed out. */
  | { kind: 'forget' };

/** Message from the worker to a page: a pressed notification leads there. */
export interface PageMessage {
  kind: 'open';
  to: string;
}
