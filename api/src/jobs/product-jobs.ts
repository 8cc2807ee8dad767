import sql from 'sql-template-tag';
import type { Sessions } from '../auth/identity';
import { KEY_DAYS } from '@pignon/shared/domain/calls/facts/resending';
import type { Db } from '../db/db';
import { deleteOldClientErrors } from '../modules/client-error/client-error.repo';
import { completeErasures } from '../modules/contact/erasure/erase-contact.service';
import { processMandateDeadlines } from '../modules/mandate/clock/mandate-deadlines.service';
import { deleteOldDrafts } from '../modules/draft/draft.repo';
import type { MediaStore } from '../modules/media/store/media-store';
import { purgeAbandonedMedia, purgeForgottenUploads } from '../modules/media/purge-media.service';
import { deleteOldRemoteLoads } from '../modules/remote/remote-load.repo';
import { endWaitingSessions } from '../modules/user/end-sessions.service';
import { deleteOldSessions } from '../modules/user/session/session.repo';
import { sendDueMails, hasMailToSend, type SendingDeps } from '../modules/proposal/send-mails.service';
import { remindVisitors } from '../modules/visit/notice/request-notices.service';
import { hasNoticeToSend, sendDueNotices } from '../modules/visit/notice/send-notices.service';
import type { Job } from './job';

const HOUR = 60;

/** Deletes idempotency keys after the last time at which clients repeat calls. */
export async function deleteOldIdempotencyKeys(db: Db, now: Date): Promise<{ forgotten: number }> {
  const forgotten = await db.query(sql`delete from idempotency_key
    where created_time < ${now.toISOString()}::timestamptz - make_interval(days => ${KEY_DAYS}) returning 1`);
  return { forgotten: forgotten.length };
}

interface ProductJobDeps {
  db: Db;
  store: MediaStore;
  sessions: Sessions;
  /** How long a session may last; 0 for ever. */
  sessionDays: number;
}

/** Lists the jobs of the product. */
export function productJobs({ db, store, sessions, sessionDays }: ProductJobDeps): Job[] {
  return [
    { name: 'mandate-clock', everyMinutes: HOUR, run: (now) => processMandateDeadlines(db, now) },
    { name: 'remind-visitors', everyMinutes: 15, run: (now) => remindVisitors(db, now) },
    { name: 'end-sessions', everyMinutes: 1, run: () => endWaitingSessions(db, sessions) },
    {
      name: 'purge-media',
      everyMinutes: HOUR,
      run: async () => ({
        abandoned: await purgeAbandonedMedia({ db, store }),
        uploads: await purgeForgottenUploads(),
      }),
    },
    { name: 'finish-erasures', everyMinutes: 24 * HOUR, run: (now) => completeErasures({ db, store }, now) },
    { name: 'forget-client-errors', everyMinutes: 24 * HOUR, run: (now) => deleteOldClientErrors(db, now) },
    { name: 'forget-remote-loads', everyMinutes: 24 * HOUR, run: (now) => deleteOldRemoteLoads(db, now) },
    { name: 'forget-drafts', everyMinutes: 24 * HOUR, run: (now) => deleteOldDrafts(db, now) },
    {
      name: 'forget-sessions',
      everyMinutes: 24 * HOUR,
      run: (now) => deleteOldSessions(db, { now, sessionDays }),
    },
    { name: 'forget-idempotency-keys', everyMinutes: HOUR, run: (now) => deleteOldIdempotencyKeys(db, now) },
  ];
}

/** Interval of checks for outgoing messages. */
export const MAIL_POLL_MS = 2_000;

/** Jobs that run separately, as they must not wait for others. */
export function mailJobs(deps: SendingDeps): Job[] {
  return [
    {
      name: 'send-mails',
      everyMinutes: 0,
      isDue: () => hasMailToSend(deps),
      run: (now) => sendDueMails(deps, now),
    },
    {
      name: 'send-visit-notices',
      everyMinutes: 0,
      isDue: () => hasNoticeToSend(deps),
      run: (now) => sendDueNotices(deps, now),
    },
  ];
}
