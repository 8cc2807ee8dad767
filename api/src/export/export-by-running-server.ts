import { askRunningServer } from '../operator/ask-running-server';
import type { ExportOrder } from './export-agency';
import type { ExportSummary } from './export-manifest';

/** Asks the running server to write an export; null when no server uses this data folder. */
export function exportByRunningServer(dataDir: string, order: ExportOrder): Promise<ExportSummary | null> {
  return askRunningServer<ExportSummary>(dataDir, '/export', order);
}
