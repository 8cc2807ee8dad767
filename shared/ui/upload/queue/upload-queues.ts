import { bus } from '@pignon/shared/bus';
import { UploadQueue } from './upload-queue';

/** Uploads continue while the user visits other screens; they end with the session. */
const queues = new Map<string, UploadQueue>();

bus.on('session.ended', () => {
  for (const queue of queues.values()) queue.close();
  queues.clear();
});

/** A user's queue for `property:new`, `property:V26-00042` or `mandate:12`, with uploads left by a reload. */
export function uploadQueueOf(uid: string, owner: string): UploadQueue {
  const name = `${uid} ${owner}`;
  const existingQueue = queues.get(name);
  if (existingQueue) return existingQueue;
  const queue = new UploadQueue(uid, owner);
  queues.set(name, queue);
  queue.restore();
  return queue;
}

/** Removes a queue whose files now wait for another owner. */
export function closeUploadQueue(uid: string, owner: string): void {
  const name = `${uid} ${owner}`;
  queues.get(name)?.close();
  queues.delete(name);
}
