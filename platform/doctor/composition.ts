import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { liveOf, publishedOf, canaryVersionsOf } from '../serving/served-versions';
import { liveRefusals } from '../publish/publish-checks';
import { note, problem, type Finding } from './finding';
import { brokenReferenceFindings } from './broken-references';
import { canaryFindings } from './canary-findings';
import { unmatchedSlots } from './unmatched-slots';

function unsuited(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry).flatMap((remote) =>
    liveRefusals(remote, host, registry).map(({ reason, fix }) =>
      problem(
        `${remote.name} ${remote.version} is live: ${reason}`,
        `${fix}, or npm run remotes -- rollback ${remote.name}`,
      ),
    ),
  );
  const before = Object.values(registry.remotes).flatMap((entry) => {
    const earlier = publishedOf(entry, entry.previous);
    if (!earlier) return [];
    return liveRefusals(earlier, host, registry).map(({ reason }) =>
      note(`${earlier.name} cannot go back to ${earlier.version}: ${reason}`, 'publish a version to fall back on'),
    );
  });
  return [...live, ...before];
}

/** Findings for users who get a canary in place of the live version. */
function withTrials(registry: Registry): Finding[] {
  const live = liveOf(registry);
  const known = new Set(brokenReferenceFindings(live).map(({ message }) => message));
  return canaryVersionsOf(registry).flatMap((tried) => {
    const together = [...live.filter(({ name }) => name !== tried.name), tried];
    return brokenReferenceFindings(together)
      .filter(({ message }) => !known.has(message))
      .map((one) => ({ ...one, message: `with ${tried.name} ${tried.version}, under trial: ${one.message}` }));
  });
}

/** Checks host, live remotes, canaries and contract against each other. */
export function compositionFindings(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry);
  return [
    ...unsuited(registry, host),
    ...canaryFindings(registry, host),
    ...brokenReferenceFindings(live),
    ...withTrials(registry),
    ...unmatchedSlots(live),
  ];
}
