import type { PrivateHosts } from '../../../../net/private-hosts';

/** A local file and its name at the destination. */
export interface Delivery {
  file: string;
  name: string;
  /** Suffix of the temporary name during the transfer; another one per attempt. */
  attempt: Attempt;
  /** Throws when a newer attempt took the run over; the file then keeps its temporary name. */
  assertCurrent?: () => Promise<void>;
}

/** Attempt of a run; of two, the one with the higher numbers is the newer. */
export interface Attempt {
  run: number;
  number: number;
}

/** Access to a target beside its settings. */
export interface TargetAccess {
  /** Password of the login; null when there is none or it cannot be decrypted. */
  password: string | null;
  /** Folder that contains FOLDER targets. */
  folder: string;
  /** Milliseconds without response after which a server is abandoned. */
  patienceMs: number;
  /** Hosts in the private network that portal settings may name. */
  privateHosts: PrivateHosts;
  /** Additional certificate authorities for FTP servers. */
  ca?: string;
}

/** Temporary name of a file during the transfer: the portal looks for the final one. */
export const temporaryNameOf = ({ name, attempt: { run, number } }: Delivery): string =>
  `${name}.${run}-${number}.part`;

/** Name of the earlier file while the new one takes its place; remains of it count as those of an earlier attempt. */
export const previousNameOf = ({ name, attempt: { run, number } }: Delivery): string =>
  `${name}.${run}-${number}.old.part`;

/** Name of the test file; no temporary name starts so. */
export const temporaryName = (name: string): string => `${name}.trial.part`;

/** True for remains of an earlier attempt at the same file; a slow attempt does not remove a newer one's. */
export function isLeftover({ name, attempt: { run, number } }: Delivery, found: string): boolean {
  if (!found.startsWith(`${name}.`) || !found.endsWith('.part')) return false;
  const [, theirRun, theirNumber] = /^(\d+)-(\d+)(?:\.old)?\.part$/.exec(found.slice(name.length + 1)) ?? [];
  if (theirRun === undefined) return false;
  const runs = Number(theirRun) - run;
  return runs < 0 || (runs === 0 && Number(theirNumber) < number);
}
