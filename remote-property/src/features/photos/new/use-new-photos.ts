import { useSession } from '@pignon/shared/auth';

// the form that keeps files has it already
const load = () => import('@pignon/shared/ui/upload');

/**
 * Uploads files stored for a new property: `const { send } = useNewPhotos(draftKey)`, then `await send(reference)` once
 * it exists. They start when its photographs are on screen.
 */
export function useNewPhotos(draftKey: string) {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.identity.uid : '';
  return {
    /** The property will not be: its files leave the machine. */
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
