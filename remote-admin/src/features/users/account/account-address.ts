/** Query parameter of the account shown over the table. */
export const ACCOUNT_PARAM = 'account';

/** Address segment of a new account. */
export const NEW_ACCOUNT = 'new';
