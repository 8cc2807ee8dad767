/** An entity tag of this version, whoever it was made for. */
export const versionTag = (version: number): unknown => expect.stringMatching(new RegExp(`^"${version}-[0-9a-f]{16}`));
