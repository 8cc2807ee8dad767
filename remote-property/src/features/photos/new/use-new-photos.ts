import { useSession } from '@pignon/shared/auth';

// already loaded by the form that stores files
const load = () => import('@pignon/shared/ui/upload');

/**
 * Uploads files stored for a new property: `const { send } = useNewPhotos(draftKey)`, then `await send(reference)` once
 * it exists. They start when its photographs are on screen.
 */
export function useNewPhotos(draftKey: string) {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.identity.uid : '';
  return {
    /** Deletes the stored files of a discarded property. */
    discard: () => void load().then(({ uploadQueueOf }) => uploadQueueOf(uid, draftKey).discard()),
    /** @returns how many there are */
    send: async (reference: string): Promise<number> => {
      const { closeUploadQueue, uploadQueueOf } = await load();
      const files = uploadQueueOf(uid, draftKey).uploads.get();
      const queue = uploadQueueOf(uid, `property:${reference}`);
      queue.add(files);
      queue.order(files.map(({ id }) => id));
      closeUploadQueue(uid, draftKey);
      return files.length;
    },
  };
}
