/** Days of one report. */
export const MAX_REPORT_DAYS = 732;
/** Characters of what comes next. */
export const MAX_REPORT_NEXT = 2000;
/** Owners of one property who are written to at once. */
export const MAX_REPORT_OWNERS = 40;
/** Reports of one property that are listed, the newest first. */
export const MAX_RECENT_REPORTS = 50;

/** UNCERTAIN: nobody can know whether the server has the message. */
export const REPORT_MAIL_STATUSES = ['SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;
export type ReportMailStatus = (typeof REPORT_MAIL_STATUSES)[number];

/** Why an owner cannot be written to. */
export const REPORT_MAIL_PROBLEMS = ['NO_EMAIL', 'REFUSED', 'ARCHIVED'] as const;
export type ReportMailProblem = (typeof REPORT_MAIL_PROBLEMS)[number];
