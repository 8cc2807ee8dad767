import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@pignon/shared/auth';
import { useStore } from '@pignon/shared/state';
import { uploadQueueOf } from './upload-queues';
import type { Destination } from './upload-queue';

/** Follows the uploads of `property:new`, `property:V26-00042` or `mandate:12`. */
export function useUploads(owner: string) {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.identity.uid : '';
  const [queue] = useState(() => uploadQueueOf(uid, owner));
  return { queue, uploads: useStore(queue.uploads), isKept: useStore(queue.isKept), found: useStore(queue.found) };
}

/** Uploads to the owner for the whole session, on any screen. */
export function useSending(queue: ReturnType<typeof useUploads>['queue'], destination: Destination): void {
  const sendTo = useEffectEvent(() => queue.sendTo(destination));
  useEffect(() => sendTo(), [queue]);
}
