import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Admission } from '../modules/user/admit-user.service';
import { operatorSocketPath } from './operator-socket-path';

const NO_SERVER_CODES = new Set(['ENOENT', 'ECONNREFUSED']);

/** Admits a user through the running server; null when no server uses this data folder. */
export function admitByRunningServer(
  dataDir: string,
  admission: { email: string; roles: Role[] },
): Promise<Admission | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: operatorSocketPath(dataDir), method: 'POST', path: '/admit' }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as Admission);
        else reject(new Error(body));
      }, reject);
    });
    call.once('error', (error: NodeJS.ErrnoException) =>
      NO_SERVER_CODES.has(error.code ?? '') ? resolve(null) : reject(error),
    );
    call.end(JSON.stringify(admission));
  });
}
