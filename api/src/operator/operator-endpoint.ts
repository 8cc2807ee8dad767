import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isAbsolute } from 'node:path';
import { text } from 'node:stream/consumers';
import { RoleSchema } from '@pignon/shared/domain/user/user.schema';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { findUid } from '../auth/identity-service';
import { takeBackup, type BackupSource } from '../backup/take-backup';
import type { Db } from '../db/db';
import { exportAgency, type ExportSource } from '../export/export-agency';
import { admit } from '../modules/user/admit-user.service';
import { operatorSocketPath } from './operator-socket-path';

const Admission = z.strictObject({
  email: z.email().toLowerCase(),
  roles: z.array(RoleSchema).min(1),
  removesSecondFactor: z.boolean().default(false),
});

const BackupOrder = z.strictObject({ folder: z.string().refine(isAbsolute) });

const ExportOrder = BackupOrder.extend({ version: z.string() });

export interface OperatorEndpoint {
  close(): void;
}

type Work = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handlers of operator commands, by path. */
type Works = Readonly<Record<string, Work>>;

/**
 * Local socket for operator commands. The embedded database accepts one process only, so commands run inside the server.
 * File permissions restrict it to the owner of the data folder.
 */
export async function openOperatorEndpoint(dataDir: string, works: Works): Promise<OperatorEndpoint> {
  const path = operatorSocketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer((request, response) => {
    const work = works[request.url?.split('?')[0] ?? ''];
    if (!work) return void response.writeHead(404).end('This server does not know that command.');
    work(request, response).catch((error: unknown) =>
      response.writeHead(400).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await listen(server, path);
  await chmod(path, 0o600);
  return { close: () => void server.close() };
}

/** Admits the users named by the command. */
export function admissionHandler(db: Db, identities: Auth): Work {
  return async (request, response) => {
    const admission = Admission.parse(JSON.parse(await text(request)));
    const uid = await findUid(identities, admission.email);
    response.end(JSON.stringify(await admit(db, { ...admission, uid })));
  };
}

/** Writes a backup to the path given by the command. */
export function backupHandler(source: BackupSource): Work {
  return async (request, response) => {
    const { folder } = BackupOrder.parse(JSON.parse(await text(request)));
    response.end(JSON.stringify(await takeBackup(source, folder)));
  };
}

/** Writes an export to the path given by the command. */
export function exportHandler(source: ExportSource): Work {
  return async (request, response) => {
    const order = ExportOrder.parse(JSON.parse(await text(request)));
    response.end(JSON.stringify(await exportAgency(source, order)));
  };
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));
