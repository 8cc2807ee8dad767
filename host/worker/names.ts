/** Everything that the worker keeps is under this prefix; a number counts up when what lies there can no longer be read. */
export const PREFIX = 'pignon-';
/** The page itself: configuration and catalogue, nothing of a person. */
export const PAGES = `${PREFIX}pages-1`;
/** Files named by their content, of the host and of the remotes that were opened. */
export const FILES = `${PREFIX}files-1`;
/** Pictures that a person has seen: emptied when they leave. */
export const PICTURES = `${PREFIX}pictures-1`;

/** Message from a page to the worker. */
export type WorkerMessage =
  /** These were fetched before the worker was there. */
  | { kind: 'keep'; urls: string[] }
  /** The person has left. */
  | { kind: 'forget' };

/** Message from the worker to a page: a pressed notification leads there. */
export interface PageMessage {
  kind: 'open';
  to: string;
}
