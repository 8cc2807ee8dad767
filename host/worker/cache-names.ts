/** Prefix of all caches; the number increases when stored data becomes unreadable. */
export const PREFIX = 'pignon-';
/** Cache of the page itself: configuration and catalogue, no personal data. */
export const PAGES = `${PREFIX}pages-1`;
/** Immutable files of the host and of opened remotes, named by their content. */
export const FILES = `${PREFIX}files-1`;
/** Pictures seen by the user; emptied at sign-out. */
export const PICTURES = `${PREFIX}pictures-1`;

/** Message from a page to the worker. */
export type WorkerMessage =
  /** Lists files that the page loaded before the worker was active. */
  | { kind: 'keep'; urls: string[] }
  /** Sent when the user signs out. */
  | { kind: 'forget' };

/** Message from the worker to a page: a clicked notification opens this path. */
export interface PageMessage {
  kind: 'open';
  to: string;
}
