import semver from 'semver';
import { namesOf, type PublicApi } from './public-api';

const MAX_LISTED_NAMES = 8;

const formatNames = (names: readonly string[]): string =>
  names.slice(0, MAX_LISTED_NAMES).join(', ') +
  (names.length > MAX_LISTED_NAMES ? ` and ${names.length - MAX_LISTED_NAMES} more` : '');

const missingIn = (names: readonly string[], publicApi: PublicApi): string[] => {
  const known = new Set(namesOf(publicApi));
  return names.filter((name) => !known.has(name));
};

/** True when a version is the next patch, minor or major of another. */
function isNextOf(before: string, version: string): boolean {
  return (['patch', 'minor', 'major'] as const).some((step) => semver.inc(before, step) === version);
}

/**
 * Compares the current contract with released ones, one sentence per problem with its fix. A frozen contract never
 * changes; additions need a minor version, removals a major one.
 */
export function publicApiFaults(now: PublicApi, records: readonly PublicApi[]): string[] {
  const last = records.at(-1);
  if (!last) return ['no contract was frozen yet: npm run contract -- freeze'];
  if (semver.gt(last.contract, now.contract)) {
    return [`contract ${last.contract} was given out: CONTRACT_VERSION cannot go back to ${now.contract}`];
  }
  const removedNames = missingIn(namesOf(last), now);
  const addedNames = missingIn(namesOf(now), last);
  if (last.contract === now.contract) {
    if (removedNames.length + addedNames.length === 0) return [];
    const what = `contract ${now.contract} was given out without this change: ${formatNames([...removedNames, ...addedNames])}`;
    return [`${what}; raise CONTRACT_VERSION in shared/contract/version.ts`];
  }
  if (!isNextOf(last.contract, now.contract)) {
    const message = `contract ${now.contract} does not follow ${last.contract}, the last one that was frozen`;
    return [`${message}: go back to the version before, npm run contract -- freeze, then raise it by one step`];
  }
  const step = semver.diff(last.contract, now.contract);
  if (step !== 'major' && removedNames.length > 0) {
    return [
      `contract ${now.contract} lost ${formatNames(removedNames)}: keep it for older remotes, or raise the major version`,
    ];
  }
  if (step === 'patch' && addedNames.length > 0) {
    return [`contract ${now.contract} adds ${formatNames(addedNames)}: raise the minor version`];
  }
  return [];
}
