import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { liveOf, publishedOf, canaryVersionsOf } from '../serving/served-versions';
import { liveRefusals } from '../publish/publish-checks';
import { note, problem, type Finding } from './finding';
import { brokenReferenceFindings } from './broken-references';
import { canaryFindings } from './canary-findings';
import { unmatchedSlots } from './unmatched-slots';

function unsupportedRemotes(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry).flatMap((remote) =>
    liveRefusals(remote, host, registry).map(({ reason, fix }) =>
      problem(
        `${remote.name} ${remote.version} is live: ${reason}`,
        `${fix}, or npm run remotes -- rollback ${remote.name}`,
      ),
    ),
  );
  const before = Object.values(registry.remotes).flatMap((entry) => {
    const previousVersion = publishedOf(entry, entry.previous);
    if (!previousVersion) return [];
    return liveRefusals(previousVersion, host, registry).map(({ reason }) =>
      note(
        `${previousVersion.name} cannot go back to ${previousVersion.version}: ${reason}`,
        'publish a version to fall back on',
      ),
    );
  });
  return [...live, ...before];
}

/** Findings for users who get a canary in place of the live version. */
function canaryCompositionFindings(registry: Registry): Finding[] {
  const live = liveOf(registry);
  const known = new Set(brokenReferenceFindings(live).map(({ message }) => message));
  return canaryVersionsOf(registry).flatMap((candidate) => {
    const composed = [...live.filter(({ name }) => name !== candidate.name), candidate];
    return brokenReferenceFindings(composed)
      .filter(({ message }) => !known.has(message))
      .map((one) => ({ ...one, message: `with ${candidate.name} ${candidate.version}, under trial: ${one.message}` }));
  });
}

/** Checks host, live remotes, canaries and contract against each other. */
export function compositionFindings(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry);
  return [
    ...unsupportedRemotes(registry, host),
    ...canaryFindings(registry, host),
    ...brokenReferenceFindings(live),
    ...canaryCompositionFindings(registry),
    ...unmatchedSlots(live),
  ];
}
