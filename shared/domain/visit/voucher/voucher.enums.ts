/** Maximum number of signatories of one voucher: twenty couples. */
export const MAX_SIGNERS = 40;

/** UNCERTAIN: the server may or may not have the message. */
export const VOUCHER_MAIL_STATUSES = ['SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;
export type VoucherMailStatus = (typeof VOUCHER_MAIL_STATUSES)[number];
