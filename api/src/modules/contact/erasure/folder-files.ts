import { dayOf } from '@pignon/shared/domain/common/day';
import type { Retention } from '@pignon/shared/domain/contact/erasure/retention.rules';
import type { Queryable } from '../../../db/db';
import { deleteMedia } from '../../media/media.repo';
import { filesOfMandates, type FolderFile } from './contact-erase.repo';

export interface FolderErasure {
  /** Files that went. */
  gone: readonly FolderFile[];
  /** Mandates of which no file is kept. */
  emptied: readonly number[];
  /** Until when each proof of identity that stays is kept. */
  identity: readonly string[];
}

/**
 * Deletes what nothing obliges to keep in the folders of a contact's mandates: a proof of identity as long as those among the
 * contact's own files, everything else as long as its mandate. What is kept goes when its day has come.
 */
export async function eraseFolders(tx: Queryable, id: number, retention: Retention): Promise<FolderErasure> {
  const files = (await filesOfMandates(tx, id)).map((file) => ({
    ...file,
    until: file.isIdentity
      ? retention.identityUntil(dayOf(file.createdTime))
      : (retention.mandates.find((mandate) => mandate.id === file.mandateId)?.until ?? null),
  }));
  const gone = files.filter(({ until }) => until === null);
  const ids = [...new Set(files.map(({ mandateId }) => mandateId))];
  for (const mandateId of ids) {
    const keys = gone.filter((file) => file.mandateId === mandateId).map(({ key }) => key);
    if (keys.length > 0) await deleteMedia(tx, 'mandate', String(mandateId), keys);
  }
  return {
    gone,
    emptied: ids.filter((mandateId) => !files.some((file) => file.mandateId === mandateId && file.until !== null)),
    identity: files.flatMap(({ isIdentity, until }) => (isIdentity && until !== null ? [until] : [])),
  };
}
