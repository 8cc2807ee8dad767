import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RoleSchema } from '@pignon/shared/domain/user/user.schema';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { findUid } from '../auth/identity-service';
import type { Db } from '../db/db';
import { admit } from '../modules/user/admit-user.service';
import { doorOf } from './door-path';

const Admission = z.strictObject({ email: z.email().toLowerCase(), roles: z.array(RoleSchema).min(1) });

export interface OperatorDoor {
  close(): void;
}

/**
 * A socket in the data folder, for whoever owns that folder: commands come in here while this process holds the embedded
 * database.
 */
export async function openOperatorDoor(
  dataDir: string,
  db: Db,
  identities: Auth,
  importFile: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<OperatorDoor> {
  const path = doorOf(dataDir);
  await rm(path, { force: true });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = Admission.parse(JSON.parse(await text(request)));
    const uid = await findUid(identities, asked.email);
    response.end(JSON.stringify(await admit(db, { ...asked, uid })));
  }
  const server = createServer((request, response) => {
    const work = request.url?.startsWith('/import') ? importFile : answer;
    work(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await listen(server, path);
  await chmod(path, 0o600);
  return { close: () => void server.close() };
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));
