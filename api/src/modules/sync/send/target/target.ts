import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import { PrivateHostError, publicAddressOf } from '../../../../net/private-hosts';
import { SendingError } from '../sending-error';
import type { Delivery, TargetAccess } from './delivery';
import { deliverToFolder, testFolder } from './folder-target';
import { deliverByFtp, testFtp } from './ftp-target';
import { deliverBySftp, testSftp } from './sftp-target';

/** `address`: the resolved address that is connected to. */
type WithPassword = TargetAccess & { password: string; address: string };

async function addressOf(host: string, { privateHosts }: TargetAccess): Promise<string> {
  try {
    return await publicAddressOf(host, privateHosts);
  } catch (error) {
    if (error instanceof PrivateHostError) throw new SendingError(error.message, false);
    throw new SendingError('Le serveur du portail est introuvable.', true, { cause: error });
  }
}

/** Opens a connection to a server. @throws SendingError */
async function serverAccess({ host }: { host: string }, access: TargetAccess): Promise<WithPassword> {
  const { password } = access;
  if (password === null) throw new SendingError('Le mot de passe du serveur manque ou n’est plus lisible.', false);
  return { ...access, password, address: await addressOf(host, access) };
}

/** Delivers a file whole under its name, or not at all. @throws SendingError */
export async function deliver(target: Target, access: TargetAccess, delivery: Delivery): Promise<void> {
  if (target.kind === 'FOLDER') return deliverToFolder(target, access, delivery);
  return target.kind === 'FTP'
    ? deliverByFtp(target, await serverAccess(target, access), delivery)
    : deliverBySftp(target, await serverAccess(target, access), delivery);
}

/**
 * Creates an empty file at the destination and removes it; `name` is that of the portal's file. @throws SendingError
 */
export async function testTarget(target: Target, access: TargetAccess, name: string): Promise<void> {
  if (target.kind === 'FOLDER') return testFolder(target, access, name);
  return target.kind === 'FTP'
    ? testFtp(target, await serverAccess(target, access), name)
    : testSftp(target, await serverAccess(target, access), name);
}
