import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RoleSchema } from '@pignon/shared/domain/user/user.schema';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { findUid } from '../auth/identity-service';
import type { Db } from '../db/db';
import { admit } from '../modules/user/admit-user.service';
import { operatorSocketPath } from './operator-socket-path';

const Admission = z.strictObject({ email: z.email().toLowerCase(), roles: z.array(RoleSchema).min(1) });

export interface OperatorEndpoint {
  close(): void;
}

/**
 * Local socket for operator commands. The embedded database accepts one process only, so commands run inside the server.
 * File permissions restrict it to the owner of the data folder.
 */
export async function openOperatorEndpoint(
  dataDir: string,
  db: Db,
  identities: Auth,
  importFile: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<OperatorEndpoint> {
  const path = operatorSocketPath(dataDir);
  await rm(path, { force: true });
  async function admitUser(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const admission = Admission.parse(JSON.parse(await text(request)));
    const uid = await findUid(identities, admission.email);
    response.end(JSON.stringify(await admit(db, { ...admission, uid })));
  }
  const server = createServer((request, response) => {
    const work = request.url?.startsWith('/import') ? importFile : admitUser;
    work(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await listen(server, path);
  await chmod(path, 0o600);
  return { close: () => void server.close() };
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));
