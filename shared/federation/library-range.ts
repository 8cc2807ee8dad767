import semver from 'semver';

/**
 * Returns the range of a library that a remote accepts: the same major, from the minor it was built against. A host may
 * go back by a patch, but a minor may have brought what the remote uses.
 */
export function libraryRange(version: string): string {
  const builtVersion = semver.parse(version);
  return builtVersion && builtVersion.prerelease.length === 0
    ? `^${builtVersion.major}.${builtVersion.minor}.0`
    : `^${version}`;
}
