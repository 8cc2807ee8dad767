/** Name of the cookie with the random id of a browser, which the API sets and reads. */
export const BROWSER_COOKIE = 'pignon-browser';
