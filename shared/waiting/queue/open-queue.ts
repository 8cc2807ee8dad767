import { encryptionKeysOf } from '../store/encryption-key';
import { WaitingStore } from '../store/waiting-store';
import { WaitingQueue, type QueueParts } from './waiting-queue';

/** Opens the stored calls of a user. @throws without storage, and offline without the user's key */
export async function openWaitingQueue(uid: string, parts: QueueParts): Promise<WaitingQueue> {
  return new WaitingQueue(await WaitingStore.open(uid, await encryptionKeysOf(uid)), parts);
}
