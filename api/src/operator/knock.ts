import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Admission } from '../modules/user/admit-user.service';
import { doorOf } from './door-path';

const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED']);

/** Asks the running process to admit somebody; null when none runs on this data folder. */
export function knock(dataDir: string, asked: { email: string; roles: Role[] }): Promise<Admission | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: doorOf(dataDir), method: 'POST', path: '/admit' }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as Admission);
        else reject(new Error(body));
      }, reject);
    });
    call.once('error', (error: NodeJS.ErrnoException) =>
      NOBODY_THERE.has(error.code ?? '') ? resolve(null) : reject(error),
    );
    call.end(JSON.stringify(asked));
  });
}
