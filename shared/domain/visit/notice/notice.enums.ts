/** Kinds of messages to visitors. */
export const NOTICE_KINDS = ['CONFIRMATION', 'CHANGE', 'CANCELLATION', 'REMINDER'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** News about one visit. */
export const NOTICE_NEWS = ['PLANNED', 'CONFIRMED', 'MOVED', 'CANCELLED', 'REMINDED'] as const;
export type NoticeNews = (typeof NOTICE_NEWS)[number];

/** UNCERTAIN: the server may or may not have the message. CANCELLED: no news or no recipient was left. */
export const NOTICE_STATUSES = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN', 'CANCELLED'] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/** Why a visitor cannot be notified. */
export const NOTICE_PROBLEMS = ['ARCHIVED', 'NO_EMAIL', 'NO_CONSENT', 'NO_PROOF'] as const;
export type NoticeProblem = (typeof NOTICE_PROBLEMS)[number];

/** Maximum length of the agency's introduction. */
export const MAX_NOTICE_TEXT_LENGTH = 1000;
