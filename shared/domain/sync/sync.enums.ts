/** Formats of listing files: Poliris 4.12 zip, Ubiflow XML, Green-Acres XML. */
export const PORTAL_KINDS = ['POLIRIS', 'UBIFLOW', 'GREEN_ACRES'] as const;
export type PortalKind = (typeof PORTAL_KINDS)[number];

export const PORTAL_KIND_NAMES: Readonly<Record<PortalKind, string>> = {
  POLIRIS: 'Poliris',
  UBIFLOW: 'Ubiflow',
  GREEN_ACRES: 'Green-Acres',
};

/** ALL: every active property except excluded ones; CHOSEN: only included ones. */
export const SELECTIONS = ['ALL', 'CHOSEN'] as const;
export const ENCODINGS = ['ISO-8859-1', 'UTF-8'] as const;
/**
 * Each file contains every listing; of the pictures all (FULL), those of new and changed listings (DIFF), or their
 * addresses, at which the portal fetches them (URL).
 */
export const FILE_MODES = ['FULL', 'DIFF', 'URL'] as const;
export type FileMode = (typeof FILE_MODES)[number];

export const RUN_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Source of a finding: the law, or the portal's format. */
export const FINDING_SOURCES = ['LAW', 'PORTAL'] as const;

export const LISTING_OUTCOMES = ['ADDED', 'UPDATED', 'UNCHANGED', 'REMOVED', 'BLOCKED'] as const;
/** Changes of a listing since the run before. */
export const LISTING_CHANGES = ['NEW', 'CHANGED', 'SAME', 'GONE'] as const;
export type ListingChange = (typeof LISTING_CHANGES)[number];

/** SEND: the stored file once more, byte for byte. BUILD: a new file of the active properties. */
export const REPLAY_MODES = ['SEND', 'BUILD'] as const;
export type ReplayMode = (typeof REPLAY_MODES)[number];

export type ListingOutcome = (typeof LISTING_OUTCOMES)[number];
