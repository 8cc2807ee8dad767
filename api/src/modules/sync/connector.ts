import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';

/** Writes files of one format and takes them to where the portal reads them. */
export interface Connector {
  /** Does a run that waits, from wherever a crash left it. */
  execute(runId: number): Promise<void>;
}

/** The connectors of this installation, by the format they write. */
export type Connectors = ReadonlyMap<PortalKind, Connector>;
