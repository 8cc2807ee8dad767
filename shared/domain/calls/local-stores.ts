/**
 * The local stores of a browser: properties and related records, people (colleagues and the user included), signed
 * addresses.
 */
export const LOCAL_STORES = ['properties', 'contacts', 'media'] as const;
export type LocalStore = (typeof LOCAL_STORES)[number];
