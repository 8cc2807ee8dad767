import semver from 'semver';

/**
 * Returns the range of a library that a remote accepts: the same major, from the minor it was built against. A host may
 * go back by a patch, but a minor may have brought what the remote uses.
 */
export function libraryRange(version: string): string {
  const built = semver.parse(version);
  return built && built.prerelease.length === 0 ? `^${built.major}.${built.minor}.0` : `^${version}`;
}
