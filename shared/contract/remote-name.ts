/** Valid name of a remote. */
export const REMOTE_NAME = /^[a-z][a-z0-9]{1,30}$/;
