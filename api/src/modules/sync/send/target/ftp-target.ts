import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import { Client, FTPError } from 'basic-ftp';
import { SendingError } from '../sending-error';
import {
  isLeftover,
  previousNameOf,
  temporaryName,
  temporaryNameOf,
  type Delivery,
  type TargetAccess,
} from './delivery';

type FtpTarget = Extract<Target, { kind: 'FTP' }>;
type WithPassword = TargetAccess & { password: string; address: string };

/** Refusals by reply code (RFC 959, 4.2.2). */
const REFUSALS: Readonly<Record<number, { sentence: string; mayPass: boolean }>> = {
  452: { sentence: 'Le serveur du portail est plein.', mayPass: true },
  530: { sentence: 'Le serveur du portail refuse l’identifiant ou le mot de passe.', mayPass: false },
  532: { sentence: 'Le serveur du portail refuse que ce compte dépose des fichiers.', mayPass: false },
  550: { sentence: 'Le serveur du portail refuse l’écriture dans ce dossier.', mayPass: false },
  552: { sentence: 'Le serveur du portail est plein.', mayPass: true },
  553: { sentence: 'Le serveur du portail refuse ce nom de fichier.', mayPass: false },
};

function toSendingError(error: unknown): SendingError {
  if (error instanceof SendingError) return error;
  const refusal = error instanceof FTPError ? REFUSALS[error.code] : undefined;
  if (refusal) return new SendingError(refusal.sentence, refusal.mayPass, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code))
    return new SendingError('Le certificat du serveur du portail n’est pas valable.', false, { cause: error });
  if (code === 'ENOTFOUND') return new SendingError('Le serveur du portail est introuvable.', true, { cause: error });
  return new SendingError('Le serveur du portail ne répond pas, ou la liaison a été coupée.', true, { cause: error });
}

/** Signs in and opens the folder, over TLS where the portal supports it. Closes the connection. @throws SendingError */
async function inFolder(
  { host, port, secure, login, folder }: FtpTarget,
  { password, address, patienceMs, ca }: WithPassword,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client(patienceMs);
  try {
    // the certificate names the host, not its address
    const secureOptions = { host, servername: host, ...(ca ? { ca } : {}) };
    await client.access({ host: address, port, user: login, password, secure, secureOptions });
    if (folder !== '') await client.ensureDir(folder);
    await work(client);
  } catch (error) {
    throw toSendingError(error);
  } finally {
    client.close();
  }
}

/** Delivers by FTP: sends under a temporary name, compares the size, renames. */
export const deliverByFtp = (target: FtpTarget, access: WithPassword, delivery: Delivery): Promise<void> =>
  inFolder(target, access, async (client) => {
    const part = temporaryNameOf(delivery);
    const found = await client.list();
    for (const { name } of found) if (isLeftover(delivery, name)) await client.remove(name, true);
    await client.uploadFrom(delivery.file, part);
    await assertSize(client, part, delivery.file);
    await delivery.assertCurrent?.();
    await replace(client, delivery);
  });

/** Creates an empty file and removes it. */
export const testFtp = (target: FtpTarget, access: WithPassword, name: string): Promise<void> =>
  inFolder(target, access, async (client) => {
    await client.uploadFrom(Readable.from([]), temporaryName(name));
    await client.remove(temporaryName(name), true);
  });

/**
 * Compares sizes, as some servers take a broken connection for the end of the file. A server without SIZE is trusted.
 */
async function assertSize(client: Client, part: string, file: string): Promise<void> {
  const arrivedSize = await client.size(part).catch((error: unknown) => {
    if (error instanceof FTPError) return null;
    throw error;
  });
  const { size } = await stat(file);
  if (arrivedSize !== null && arrivedSize !== size)
    throw new SendingError('Le fichier n’est pas arrivé entier chez le portail.', true);
}

/**
 * Sets an existing file aside only after a refused rename, as some servers do not overwrite. It is removed once the new
 * one is in its place, and put back when that is refused too.
 */
async function replace(client: Client, delivery: Delivery): Promise<void> {
  const { name } = delivery;
  const part = temporaryNameOf(delivery);
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    const names = new Set((await client.list()).map((found) => found.name));
    if (!names.has(part) || !names.has(name)) throw error;
    const previous = previousNameOf(delivery);
    await client.rename(name, previous);
    await client.rename(part, name).catch(async (refusal: unknown) => {
      await client.rename(previous, name);
      throw refusal;
    });
    await client.remove(previous, true);
  }
}
