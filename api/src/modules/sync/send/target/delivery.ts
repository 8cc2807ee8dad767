import type { PrivateHosts } from '../../../../net/private-hosts';

/** A file of this machine and how it is to be called where it goes. */
export interface Delivery {
  file: string;
  name: string;
  /** Ends the name under which it arrives until it is whole; another one at each try. */
  attempt: Attempt;
  /** Throws once a newer try has taken the run over: the file then stays under its name of the way. */
  holdCurrent?: () => Promise<void>;
}

/** The try of a run; of two, the one with the higher numbers is the newer. */
export interface Attempt {
  run: number;
  number: number;
}

/** Access to a target beside its settings. */
export interface TargetAccess {
  /** Of the login; null where none is kept or it cannot be opened. */
  password: string | null;
  /** Under which FOLDER targets lie. */
  folder: string;
  /** Milliseconds without an answer after which a server counts as hanging. */
  patienceMs: number;
  /** Servers in the private network that a portal's settings may name. */
  privateHosts: PrivateHosts;
  /** Certificates that FTP servers are trusted by, beside those of the system. */
  ca?: string;
}

/** The name of a file on its way: a portal looks for the other one. */
export const partName = ({ name, attempt: { run, number } }: Delivery): string => `${name}.${run}-${number}.part`;

/** The name under which it is tried whether a file may be left; begins as no other part. */
export const trialName = (name: string): string => `${name}.trial.part`;

/** True for what an earlier try left of the same file; a slow try that was taken over leaves the newer one's alone. */
export function isLeftBehind({ name, attempt: { run, number } }: Delivery, found: string): boolean {
  if (!found.startsWith(`${name}.`) || !found.endsWith('.part')) return false;
  const [, theirRun, theirNumber] = /^(\d+)-(\d+)\.part$/.exec(found.slice(name.length + 1)) ?? [];
  if (theirRun === undefined) return false;
  const runs = Number(theirRun) - run;
  return runs < 0 || (runs === 0 && Number(theirNumber) < number);
}
