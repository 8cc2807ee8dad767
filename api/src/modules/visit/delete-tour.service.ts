import { tookPlace } from '@pignon/shared/domain/visit/visit-status';
import type { Db } from '../../db/db';
import { StaleError } from '../../write/outcome';
import type { Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { dropDraftsOf } from '../draft/draft.repo';
import { insertEvents } from '../event/event-write.repo';
import { noTour, removalProblem } from './save-tour.service';
import { queueNews } from './notice/request-notices.service';
import { pastVisitProblem } from './tour-plan';
import { visitEvent } from './visit-events';
import { lockTour, readTour, readVisits } from './visit-read.repo';
import { isSigned } from './voucher/sign-voucher.service';
import { hasVoucher } from './voucher/voucher.repo';
import { deleteTour } from './visit-write.repo';

/** Deletes a tour and everybody's drafts of it, unless one of its visits took place; journals its last state. */
export function removeTour(db: Db, actor: Actor, groupId: string, version: number | null): Promise<void> {
  return db.tx(async (tx) => {
    const current = await lockTour(tx, groupId);
    if (current === null) throw noTour();
    if (version !== null && version !== current) throw new StaleError(await readTour(tx, groupId));
    const visits = await readVisits(tx, groupId);
    if (tookPlace(visits)) throw pastVisitProblem('', 'sa tournée ne peut être supprimée');
    if (await hasVoucher(tx, groupId)) throw isSigned();
    await deleteTour(tx, groupId);
    await dropDraftsOf(tx, [`tour:${groupId}`]);
    await queueNews(tx, actor, groupId, visits);
    await writeAudit(tx, actor, visits.map(removalProblem));
    await insertEvents(
      tx,
      actor,
      visits.map((visit) => visitEvent(visit, 'supprimée')),
    );
  });
}
