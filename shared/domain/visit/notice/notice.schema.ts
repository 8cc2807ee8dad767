import { z } from 'zod';
import { DateTimeSchema } from '../../common/date-time.schema';
import { MAX_VISITORS } from '../visit.enums';
import { VisitSchema } from '../visit.schema';
import * as notice from './notice.enums';

const groupId = VisitSchema.shape.groupId;
export const NoticeParams = z.strictObject({ groupId });

const Line = z.strictObject({
  visitId: z.int(),
  news: z.enum(notice.NOTICE_NEWS),
  propertyRef: z.string(),
  start: DateTimeSchema,
});

const TourNoticeSchema = z.strictObject({
  id: z.int(),
  contactId: z.int(),
  name: z.string(),
  /** Null while queued: the content is computed when it is sent. */
  kind: z.enum(notice.NOTICE_KINDS).nullable(),
  status: z.enum(notice.NOTICE_STATUSES),
  /** Time of sending, past or planned. */
  at: DateTimeSchema,
  by: z.string(),
  /** Refusal by the mail server. */
  said: z.string().nullable(),
  lines: z.array(Line),
});
export type TourNotice = z.infer<typeof TourNoticeSchema>;

const NoticeVisitorSchema = z.strictObject({
  contactId: z.int(),
  name: z.string(),
  problem: z.enum(notice.NOTICE_PROBLEMS).nullable(),
  /** Due messages. */
  untold: z.array(Line),
});

/** Messages sent to a tour's visitors, latest first, and due news. */
export const TourNoticesReply = z.strictObject({
  content: z.array(TourNoticeSchema),
  visitors: z.array(NoticeVisitorSchema),
  /** True when messages are sent automatically. */
  automatic: z.boolean(),
});
export type TourNotices = z.infer<typeof TourNoticesReply>;

export const NoticeRequest = z.strictObject({
  contactIds: z.array(z.int().min(1)).min(1, 'Choisissez un visiteur').max(MAX_VISITORS),
});
