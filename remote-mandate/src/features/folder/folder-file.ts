import { call } from '@pignon/shared/api';
import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import type { Media, MediaOwned } from '@pignon/shared/domain/media/media.schema';

/** Fragment of an address that shows the mandate's folder. */
export const FOLDER = 'folder';

/** Owner of a mandate's files. */
export const folderOf = (mandateId: number): MediaOwned => ({ owner: 'mandate', reference: String(mandateId) });

/** Fetches a file under its given name and own format. @throws when the call or the download fails */
export async function fetchFile(folder: MediaOwned, { path }: Media, name: string): Promise<CalledFile> {
  const params = { ...folder, size: 'ORIGINAL' as const, path };
  const signed = await call('GET media/{owner}/{reference}/{size}/{path}', { params });
  const answer = await fetch(signed.path);
  if (!answer.ok) throw new Error(`A file of a folder was answered ${answer.status}.`);
  const extension = /\.[a-z]+$/.exec(path)?.[0] ?? '';
  return { name: `${name.replace(/[\\/:*?"<>|]/g, ' ')}${extension}`, blob: await answer.blob() };
}
