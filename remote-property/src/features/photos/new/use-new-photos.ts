import { useSession } from '@pignon/shared/auth';
import { closeUploadQueue, uploadQueueOf } from '../upload/queues';

/**
 * Hands the files that wait for a new property over to it: `const { send } = useNewPhotos(draftKey)`, then `send(reference)`
 * once it exists. They leave as soon as the property's photographs are on screen.
 */
export function useNewPhotos(draftKey: string) {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.identity.uid : '';
  return {
    /** The property will not be: its files leave the machine. */
    discard: () => void uploadQueueOf(uid, draftKey).discard(),
    /** @returns how many there are */
    send: (reference: string): number => {
      const files = uploadQueueOf(uid, draftKey).uploads.get();
      const queue = uploadQueueOf(uid, `property:${reference}`);
      queue.add(files);
      queue.order(files.map(({ id }) => id));
      closeUploadQueue(uid, draftKey);
      return files.length;
    },
  };
}
