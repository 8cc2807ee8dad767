/** Formats in which listings travel: Poliris 4.12 zip, Ubiflow XML, Green-Acres XML. */
export const PORTAL_KINDS = ['POLIRIS', 'UBIFLOW', 'GREEN_ACRES'] as const;
export type PortalKind = (typeof PORTAL_KINDS)[number];

export const PORTAL_KIND_NAMES: Readonly<Record<PortalKind, string>> = {
  POLIRIS: 'Poliris',
  UBIFLOW: 'Ubiflow',
  GREEN_ACRES: 'Green-Acres',
};

/** ALL: every property on the market but those kept off; CHOSEN: those put on, and no other. */
export const SELECTIONS = ['ALL', 'CHOSEN'] as const;
export const ENCODINGS = ['ISO-8859-1', 'UTF-8'] as const;
/** FULL: the file holds everything and replaces the one before; DIFF: only what changed. */
export const FILE_MODES = ['FULL', 'DIFF'] as const;

export const RUN_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const LISTING_OUTCOMES = ['ADDED', 'UPDATED', 'UNCHANGED', 'REMOVED', 'BLOCKED'] as const;
export type ListingOutcome = (typeof LISTING_OUTCOMES)[number];
