import { createHash } from 'node:crypto';
import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import SftpClient from 'ssh2-sftp-client';
import { HostKeyError, SendingError } from '../sending-error';
import { isLeftover, temporaryNameOf, temporaryName, type Delivery, type TargetAccess } from './delivery';

type SftpTarget = Extract<Target, { kind: 'SFTP' }>;
type WithPassword = TargetAccess & { password: string; address: string };

/** Fingerprint as printed by `ssh-keygen -l`. */
export const fingerprintOf = (key: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

function toSendingError(error: unknown): SendingError {
  if (error instanceof SendingError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/authentication/i.test(message))
    return new SendingError('Le serveur du portail refuse l’identifiant ou le mot de passe.', false, { cause: error });
  if (/permission denied/i.test(message))
    return new SendingError('Le serveur du portail refuse l’écriture dans ce dossier.', false, { cause: error });
  if (/ENOTFOUND|getaddrinfo/.test(message))
    return new SendingError('Le serveur du portail est introuvable.', true, { cause: error });
  return new SendingError('Le serveur du portail ne répond pas, ou la liaison a été coupée.', true, { cause: error });
}

/** Compares host keys; null when the shown key is the confirmed one. */
function keyProblem(expected: string | null, seenKey: string): HostKeyError | null {
  if (expected === seenKey) return null;
  const sentence =
    expected === null
      ? `L’empreinte du serveur est à confirmer dans les réglages du portail\u00a0: ${seenKey}.`
      : `Le serveur montre une autre empreinte que celle qui a été confirmée\u00a0: ${seenKey}. Vérifiez-la auprès du portail.`;
  return new HostKeyError(sentence, seenKey);
}

/** Signs in at the server with the confirmed key and creates the folder. Closes the connection. @throws SendingError */
async function inFolder(
  { port, login, folder, hostKey }: SftpTarget,
  { password, address: host, patienceMs }: WithPassword,
  work: (client: SftpClient, place: string) => Promise<void>,
): Promise<void> {
  const client = new SftpClient('portal');
  const keyErrors: SendingError[] = [];
  const hostVerifier = (key: Buffer): boolean => {
    const problem = keyProblem(hostKey, fingerprintOf(key));
    if (problem) keyErrors.push(problem);
    return problem === null;
  };
  const keepalive = { keepaliveInterval: Math.ceil(patienceMs / 3), keepaliveCountMax: 2 };
  try {
    await client.connect({
      host,
      port,
      username: login,
      password,
      readyTimeout: patienceMs,
      hostVerifier,
      ...keepalive,
    });
    if (folder !== '' && !(await client.exists(folder))) await client.mkdir(folder, true);
    await work(client, folder === '' ? '.' : folder);
  } catch (error) {
    throw keyErrors[0] ?? toSendingError(error);
  } finally {
    await client.end().catch(() => false);
  }
}

/** Delivers by SFTP: sends under a temporary name, renames. */
export const deliverBySftp = (target: SftpTarget, access: WithPassword, delivery: Delivery): Promise<void> =>
  inFolder(target, access, async (client, place) => {
    const [part, whole] = [`${place}/${temporaryNameOf(delivery)}`, `${place}/${delivery.name}`];
    for (const { name } of await client.list(place))
      if (isLeftover(delivery, name)) await client.delete(`${place}/${name}`, true);
    await uploadFile(client, { file: delivery.file, part, patienceMs: access.patienceMs });
    await delivery.assertCurrent?.();
    await replace(client, part, whole);
  });

/** Creates an empty file and removes it. */
export const testSftp = (target: SftpTarget, access: WithPassword, name: string): Promise<void> =>
  inFolder(target, access, async (client, place) => {
    await client.put(Buffer.alloc(0), `${place}/${temporaryName(name)}`);
    await client.delete(`${place}/${temporaryName(name)}`, true);
  });

/** Uploads; aborts when the server accepts nothing for `patienceMs` while it keeps the connection open. */
async function uploadFile(
  client: SftpClient,
  { file, part, patienceMs }: { file: string; part: string; patienceMs: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing was taken')), patienceMs);
  });
  try {
    await Promise.race([client.fastPut(file, part, { step: () => timer?.refresh() }), stalled]);
  } finally {
    clearTimeout(timer);
  }
}

/** Replaces an existing file: atomically where supported (OpenSSH), else after deleting it. */
async function replace(client: SftpClient, part: string, whole: string): Promise<void> {
  try {
    await client.posixRename(part, whole);
  } catch (error) {
    if (!(await client.exists(part))) throw error;
    await client.delete(whole, true);
    await client.rename(part, whole);
  }
}
