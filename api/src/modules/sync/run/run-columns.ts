import sql, { type Sql } from 'sql-template-tag';

/** Joins the last delivered run of the same portal before the run `r`, as `previous`. */
export const PREVIOUS: Sql = sql`left join lateral (
    select p.id from sync_run p where p.code = r.code and p.status = 'DONE' and (p.created_time, p.id) < (r.created_time, r.id)
    order by p.created_time desc, p.id desc limit 1
  ) previous on true`;

/** Change of a listing `l` by the run `r`; null for a blocked one that was not published. */
export const CHANGE: Sql = sql`case l.outcome when 'ADDED' then 'NEW' when 'UPDATED' then 'CHANGED'
    when 'UNCHANGED' then 'SAME' when 'REMOVED' then 'GONE'
    else case when exists (select from sync_run_listing b where b.run_id = previous.id and b.reference = l.reference
      and b.content_hash is not null) then 'GONE' end end`;

/** A run `r` as lists show it. */
export const RUN_LINE: Sql = sql`r.id as "runId", r.code as portal,
  (select p.name from portal p where p.code = r.code) as "portalName", r.status, r.requested_by as "requestedBy",
  r.created_time as "createdTime", r.started_time as "startedTime", r.finished_time as "finishedTime", r.sent, r.added,
  r.updated, r.removed, r.blocked, r.error, r.file_name as "fileName",
  r.replay_of as "replayOf"`;
