import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Admission } from '../modules/user/admit-user.service';
import { askRunningServer } from './ask-running-server';

/** Admits a user through the running server; null when no server uses this data folder. */
export function admitByRunningServer(
  dataDir: string,
  admission: { email: string; roles: Role[] },
): Promise<Admission | null> {
  return askRunningServer<Admission>(dataDir, '/admit', admission);
}
