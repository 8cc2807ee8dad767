import { createReadStream } from 'node:fs';
import NodeClam from 'clamscan';
import { ApiProblem } from '../http/api-problem';
import { withinTime } from '../net/within-time';

/** Milliseconds after which a file without an answer of the scanner is refused: before edges give a call up (120 s). */
const TIMEOUT_MS = 100_000;

/** Address of a clamd process: a TCP address, or the path of its Unix socket. */
export type ClamdAddress = { host: string; port: number } | { socket: string };

/** Searches uploaded files for malicious software before they are stored. */
export interface FileScanner {
  /**
   * @param file path on disk
   * @param name name given by the sender
   * @throws VALIDATION when something was found, UNAVAILABLE when the scanner does not answer
   */
  scan: (file: string, name: string) => Promise<void>;
}

/** Used by installations without a scanner. */
export const noFileScanner: FileScanner = { scan: () => Promise.resolve() };

const unscanned = (cause: unknown): ApiProblem =>
  new ApiProblem('UNAVAILABLE', {
    message: 'La recherche de virus ne répond pas\u00a0: le fichier n’a pas été enregistré. Réessayez dans un instant.',
    detail: cause instanceof Error ? cause.message : 'no answer',
  });

/**
 * Scanner that sends files to clamd by its command INSTREAM. clamd bounds their size (`StreamMaxLength`). What cannot be
 * scanned is refused.
 */
export function openClamd(address: ClamdAddress, timeoutMs = TIMEOUT_MS): FileScanner {
  const opened = new NodeClam().init({
    preference: 'clamdscan',
    clamscan: { active: false },
    // the address is tried with the first file: clamd may start after the API
    clamdscan: { ...address, timeout: timeoutMs, localFallback: false, bypassTest: true },
  });
  // the types of the library leave out `null`, its answer when clamd gave none
  const verdictOn = async (file: string): Promise<{ isInfected: boolean | null; viruses: string[] }> => {
    const clamd = await opened;
    const content = createReadStream(file);
    // the library's own timeout waits for clamd to close the connection, which a stopped one never does
    const scanned = withinTime(clamd.scanStream(content), timeoutMs, () => new Error('no answer in time'));
    // the library leaves the file open when it fails
    return scanned.finally(() => content.destroy());
  };
  return {
    async scan(file, name) {
      const { isInfected, viruses } = await verdictOn(file).catch((error: unknown) => {
        throw unscanned(error);
      });
      if (isInfected === null) throw unscanned(null);
      if (!isInfected) return;
      throw new ApiProblem('VALIDATION', {
        message: `«\u00a0${name}\u00a0» contient un logiciel malveillant\u00a0: il n’a pas été enregistré.`,
        detail: viruses.join(', '),
      });
    },
  };
}
