import { dayOf } from '@pignon/shared/domain/common/day';
import type { Retention } from '@pignon/shared/domain/contact/erasure/retention.rules';
import type { Queryable } from '../../../db/db';
import { deleteMedia } from '../../media/media.repo';
import { filesOfMandates, type FolderFile } from './contact-erase.repo';

export interface FolderErasure {
  /** Deleted files. */
  gone: readonly FolderFile[];
  /** Mandates without remaining files. */
  emptied: readonly number[];
  /** Last day for which each remaining proof of identity is kept. */
  identity: readonly string[];
}

/**
 * Deletes unneeded files from the folders of a contact's mandates: proofs of identity by their own term, everything
 * else by the mandate's. Remaining files are deleted when their term ends.
 */
export async function eraseFolders(tx: Queryable, id: number, retention: Retention): Promise<FolderErasure> {
  const files = (await filesOfMandates(tx, id)).map((file) => ({
    ...file,
    until: file.isIdentity
      ? retention.identityUntil(dayOf(file.createdTime))
      : (retention.mandates.find((mandate) => mandate.id === file.mandateId)?.until ?? null),
  }));
  const expiredFiles = files.filter(({ until }) => until === null);
  const ids = [...new Set(files.map(({ mandateId }) => mandateId))];
  for (const mandateId of ids) {
    const keys = expiredFiles.filter((file) => file.mandateId === mandateId).map(({ key }) => key);
    if (keys.length > 0) await deleteMedia(tx, 'mandate', String(mandateId), keys);
  }
  return {
    gone: expiredFiles,
    emptied: ids.filter((mandateId) => !files.some((file) => file.mandateId === mandateId && file.until !== null)),
    identity: files.flatMap(({ isIdentity, until }) => (isIdentity && until !== null ? [until] : [])),
  };
}
