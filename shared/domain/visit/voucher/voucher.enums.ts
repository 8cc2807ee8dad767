/** As many as sign one voucher: both of twenty couples. */
export const MAX_SIGNERS = 40;

/** UNCERTAIN: nobody can know whether the server has the message. */
export const VOUCHER_MAIL_STATUSES = ['SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;
export type VoucherMailStatus = (typeof VOUCHER_MAIL_STATUSES)[number];
