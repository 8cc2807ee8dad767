/** What the address names the account with that is opened over the table. */
export const ACCOUNT_PARAM = 'account';

/** Stands for an account that does not exist yet. */
export const NEW_ACCOUNT = 'new';
