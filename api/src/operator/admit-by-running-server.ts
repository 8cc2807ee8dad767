import type { Admission, AdmissionOrder } from '../modules/user/admit-user.service';
import { askRunningServer } from './ask-running-server';

/** Admits a user through the running server; null when no server uses this data folder. */
export function admitByRunningServer(dataDir: string, admission: AdmissionOrder): Promise<Admission | null> {
  return askRunningServer<Admission>(dataDir, '/admit', admission);
}
