import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorSocketPath } from './operator-socket-path';

const NO_SERVER_CODES = new Set(['ENOENT', 'ECONNREFUSED']);

/** The running server's refusal of a command; one sentence for the operator. */
export class CommandRefusedError extends Error {}

/** True for an error that means that no server uses the data folder. */
export const isNoServer = (error: NodeJS.ErrnoException): boolean => NO_SERVER_CODES.has(error.code ?? '');

/**
 * Calls the running server. @returns its JSON response; null when no server uses this data folder @throws
 * CommandRefusedError with the server's message
 */
export function askRunningServer<Answer>(dataDir: string, path: string, body: object): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: operatorSocketPath(dataDir), method: 'POST', path }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as Answer);
        else reject(new CommandRefusedError(body));
      }, reject);
    });
    call.once('error', (error) => (isNoServer(error) ? resolve(null) : reject(error)));
    call.end(JSON.stringify(body));
  });
}
