/** Maximum number of days of one report. */
export const MAX_REPORT_DAYS = 732;
/** Maximum length of the text on next steps. */
export const MAX_REPORT_NEXT = 2000;
/** Maximum number of owners of one property per sending. */
export const MAX_REPORT_OWNERS = 40;
/** Maximum number of listed reports of one property, the newest. */
export const MAX_RECENT_REPORTS = 50;

/** UNCERTAIN: the server may or may not have the message. */
export const REPORT_MAIL_STATUSES = ['SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;
export type ReportMailStatus = (typeof REPORT_MAIL_STATUSES)[number];

/** Why a report cannot be sent to an owner. */
export const REPORT_MAIL_PROBLEMS = ['NO_EMAIL', 'REFUSED', 'ARCHIVED'] as const;
export type ReportMailProblem = (typeof REPORT_MAIL_PROBLEMS)[number];
