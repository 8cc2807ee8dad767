import semver from 'semver';

/**
 * What a remote may count on of a library that it was built against: any release of the same major from that minor on. A host
 * may go back by a patch, but a minor may have brought what the remote uses.
 */
export function libraryRange(version: string): string {
  const built = semver.parse(version);
  return built && built.prerelease.length === 0 ? `^${built.major}.${built.minor}.0` : `^${version}`;
}
