import sql, { type Sql } from 'sql-template-tag';

/** A run `r` as lists show it. */
export const RUN_LINE: Sql = sql`r.id as "runId", r.code as portal, r.status, r.requested_by as "requestedBy",
  r.created_time as "createdTime", r.started_time as "startedTime", r.finished_time as "finishedTime", r.sent, r.added,
  r.updated, r.removed, r.blocked, r.error, r.file_name as "fileName"`;
