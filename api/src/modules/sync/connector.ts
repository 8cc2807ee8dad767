import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';

/** The formats that an installation writes and sends. */
export type Connectors = ReadonlySet<PortalKind>;

export const CONNECTORS: Connectors = new Set(['POLIRIS', 'UBIFLOW', 'GREEN_ACRES']);
