import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { Portal } from '@pignon/shared/domain/sync/portal.schema';
import type { PropertyPortal } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

export interface Publication extends Pick<Portal, 'code' | 'name' | 'kind' | 'enabled' | 'times'> {
  included: boolean;
  published: PropertyPortal['published'];
}

/**
 * Lists every portal that is enabled or has the property, by name. A portal has what its last successful run contained,
 * since the first run of an unbroken series.
 */
export async function publicationsOf(db: Queryable, reference: string): Promise<Publication[]> {
  const rows = await db.query<Publication>(sql`
    select p.code, p.name, p.kind, p.enabled, p.settings -> 'times' as times,
      coalesce(choice.included, p.settings ->> 'selection' = 'ALL') as included,
      case when line.reference is not null then jsonb_build_object(
        'since', (select min(r.created_time) from sync_run r
          where r.code = p.code and r.status = 'DONE' and r.created_time > coalesce((
            select max(gap.created_time) from sync_run gap
            where gap.code = p.code and gap.status = 'DONE' and not exists (
              select from sync_run_listing l
              where l.run_id = gap.id and l.reference = ${reference} and l.content_hash is not null)), '-infinity')),
        'sentTime', last.created_time,
        'changedTime', coalesce((select max(r.created_time) from sync_run_listing l join sync_run r on r.id = l.run_id
          where l.reference = ${reference} and r.code = p.code and r.status = 'DONE' and l.outcome in ('ADDED', 'UPDATED')),
          last.created_time),
        'runId', last.id, 'price', line.price, 'photos', line.photos) end as published
    from portal p
      left join portal_listing choice on choice.code = p.code and choice.reference = ${reference}
      left join lateral (select r.id, r.created_time from sync_run r where r.code = p.code and r.status = 'DONE'
        order by r.created_time desc, r.id desc limit 1) last on true
      left join sync_run_listing line on line.run_id = last.id and line.reference = ${reference}
        and line.content_hash is not null
    where p.deleted_time is null and (p.enabled or line.reference is not null) order by normalise(p.name), p.code`);
  return rows.map(({ published, ...row }) => ({
    ...row,
    published: published && {
      ...published,
      since: isoOf(published.since),
      sentTime: isoOf(published.sentTime),
      changedTime: isoOf(published.changedTime),
    },
  }));
}
