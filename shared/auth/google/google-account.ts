/** A Google account that the emulated chooser offers. */
export type GoogleAccount = { sub: string; email: string; name: string; photoURL: string | null };
