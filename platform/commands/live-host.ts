import { HOST_URL, type HostFile } from '@pignon/shared/federation/host-file';

const TIMEOUT_MS = 10_000;

/** Fetches JSON from a running host. @throws a sentence when it does not respond as one */
export async function askHost<T>(hostUrl: string, path: string, init: RequestInit = {}): Promise<T> {
  const address = new URL(path, hostUrl).href;
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (!answer) throw new Error(`${address} does not answer`);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json().catch(() => {
    throw new Error(`${address} answers something else than JSON`);
  })) as T;
}

/** Fetches the description of the host at an address. */
export const hostAt = (hostUrl: string): Promise<HostFile> => askHost<HostFile>(hostUrl, HOST_URL);
