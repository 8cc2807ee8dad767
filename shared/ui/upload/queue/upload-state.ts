import type { MediaMark } from '@pignon/shared/domain/media/media.enums';

/** One file being uploaded. */
export interface Upload {
  id: string;
  name: string;
  blob: Blob;
  /** Mark to set after upload; null for none. */
  mark: MediaMark | null;
  state: 'waiting' | 'sending' | 'failed' | 'done';
  /** Progress from 0 to 1 while sending. */
  progress: number;
  /** Reason of the failure, as a sentence. */
  problem?: string;
  /** The media it became. */
  key?: string;
}

export type Uploads = readonly Upload[];
export type NewUpload = Pick<Upload, 'id' | 'name' | 'blob' | 'mark'>;

export type UploadEvent =
  | { kind: 'added'; files: readonly NewUpload[] }
  | { kind: 'started' | 'retried' | 'removed'; id: string }
  | { kind: 'progressed'; id: string; progress: number }
  | { kind: 'failed'; id: string; problem: string }
  | { kind: 'done'; id: string; key: string }
  | { kind: 'ordered'; ids: readonly string[] }
  | { kind: 'marked'; mark: MediaMark | null }
  | { kind: 'cleared' };

/** Parallel uploads; more would only slow each other down. */
export const CONCURRENCY = 3;

function changeUpload(
  uploads: Uploads,
  id: string,
  allowedStates: readonly Upload['state'][],
  change: Partial<Upload>,
): Uploads {
  return uploads.map((upload) =>
    upload.id === id && allowedStates.includes(upload.state) ? { ...upload, ...change } : upload,
  );
}

function sortByIds(uploads: Uploads, ids: readonly string[]): Uploads {
  const positionOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...uploads].sort((a, b) => positionOf(a.id) - positionOf(b.id));
}

/** Reduces an upload event; ignores events of removed files. */
export function afterUpload(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.kind) {
    case 'added': {
      const knownIds = new Set(uploads.map(({ id }) => id));
      const newFiles = event.files.filter(({ id }) => !knownIds.has(id));
      return [...uploads, ...newFiles.map((file): Upload => ({ ...file, state: 'waiting', progress: 0 }))];
    }
    case 'started':
      return changeUpload(uploads, event.id, ['waiting'], { state: 'sending', progress: 0 });
    case 'progressed':
      return changeUpload(uploads, event.id, ['sending'], { progress: event.progress });
    case 'failed':
      return changeUpload(uploads, event.id, ['waiting', 'sending'], { state: 'failed', problem: event.problem });
    case 'retried':
      return changeUpload(uploads, event.id, ['failed'], { state: 'waiting', progress: 0, problem: undefined });
    case 'done':
      return changeUpload(uploads, event.id, ['sending'], { state: 'done', progress: 1, key: event.key });
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id);
    case 'ordered':
      return sortByIds(uploads, event.ids);
    case 'marked':
      return uploads.map((upload) => ({ ...upload, mark: event.mark }));
    case 'cleared':
      return [];
  }
}

/** Files to start now, in order. */
export function nextUploads(uploads: Uploads): Upload[] {
  const freeSlots = CONCURRENCY - uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, freeSlots));
}

/** True when nothing is pending: all are uploaded or failed. */
export const isFinished = (uploads: Uploads): boolean =>
  uploads.every(({ state }) => state === 'done' || state === 'failed');

/**
 * Sorts uploaded keys by the order of selection, within the positions that they occupy together: parallel uploads
 * finish in any order.
 */
export function inChosenOrder(keys: readonly string[], uploads: Uploads): string[] {
  const matchingKeys = uploads.flatMap(({ key }) => (key !== undefined && keys.includes(key) ? [key] : []));
  const arrivedKeys = [...new Set(matchingKeys)];
  const keyIterator = arrivedKeys.values();
  return keys.map((key) => (arrivedKeys.includes(key) ? (keyIterator.next().value ?? key) : key));
}
