/** An entity tag of this version, for any user. */
export const versionTag = (version: number): unknown => expect.stringMatching(new RegExp(`^"${version}-[0-9a-f]{16}`));
