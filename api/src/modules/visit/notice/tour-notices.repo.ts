import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { TourNotice } from '@pignon/shared/domain/visit/notice/notice.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Maximum number of messages read per tour, above any use. */
const MAX_NOTICES = 200;

export type NoticeWithoutName = Omit<TourNotice, 'name'>;

/** The messages to visitors of a tour, the latest first. */
export async function noticesOfTour(db: Queryable, groupId: string): Promise<NoticeWithoutName[]> {
  const rows = await db.query<NoticeWithoutName>(sql`
    select n.id, n.contact_id as "contactId", n.kind, n.status, n.sent_by as "by", n.said,
      case when n.status = 'WAITING' then n.due_time else coalesce(n.sent_time, n.taken_time, n.due_time) end as at,
      (select coalesce(jsonb_agg(jsonb_build_object('visitId', l.visit_id, 'news', l.news,
        'propertyRef', l.property_ref, 'start', l.start_time) order by l.start_time, l.visit_id), '[]')
        from visit_notice_line l where l.notice_id = n.id) as lines
    from visit_notice n where n.group_id = ${groupId}::uuid
      and (n.status <> 'CANCELLED' or n.said is not null)
    order by n.id desc limit ${MAX_NOTICES}::int`);
  return rows.map(({ lines, ...row }) => ({
    ...row,
    lines: lines.map((line) => ({ ...line, start: isoOf(line.start) })),
  }));
}
