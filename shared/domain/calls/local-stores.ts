/** The local stores of a browser: properties and what hangs on them, people (colleagues and oneself included), signed addresses. */
export const LOCAL_STORES = ['properties', 'contacts', 'media'] as const;
export type LocalStore = (typeof LOCAL_STORES)[number];
