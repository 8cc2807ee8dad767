/** Query parameter of the account shown over the table. */
export const ACCOUNT_PARAM = 'account';

/** Stands for an account that does not exist yet. */
export const NEW_ACCOUNT = 'new';
