/** What a remote may be called. */
export const REMOTE_NAME = /^[a-z][a-z0-9]{1,30}$/;
