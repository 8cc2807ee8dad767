import { MAX_MEDIA_BYTES } from '@pignon/shared/domain/media/media.enums';
import { SNIFFED_BYTES, sniffMedia } from '@pignon/shared/domain/media/sniff-media';

/** Why a file is refused. */
export type FileRefusal = 'empty' | 'large' | 'heic' | 'gif' | 'kind' | 'unreadable';

const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'pdf'];

/** First bytes of a file; null for one that was moved, deleted or locked since it was chosen. */
async function readStart(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

/** Checks a file before upload, by its first bytes, not its name. @returns why it cannot be sent or would be refused */
export async function refusalOf(file: Blob): Promise<FileRefusal | null> {
  if (file.size === 0) return 'empty';
  const start = await readStart(file);
  if (!start) return 'unreadable';
  const kind = sniffMedia(start);
  if (kind === 'heic' || kind === 'gif') return kind;
  if (kind === null || !ACCEPTED_FORMATS.includes(kind)) return 'kind';
  return file.size > MAX_MEDIA_BYTES ? 'large' : null;
}

/** True for a file listed as a document. */
export const isPaper = ({ name, blob }: { name: string; blob: Blob }): boolean =>
  blob.type === 'application/pdf' || /\.pdf$/i.test(name);
