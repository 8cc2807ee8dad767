import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { liveOf, publishedOf, triedOf } from '../serving/served-versions';
import { liveRefusals } from '../publish/publish-checks';
import { note, problem, type Finding } from './finding';
import { namesAndLeads } from './names-and-leads';
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
  const known = new Set(namesAndLeads(live).map(({ said }) => said));
  return triedOf(registry).flatMap((tried) => {
    const together = [...live.filter(({ name }) => name !== tried.name), tried];
    return namesAndLeads(together)
      .filter(({ said }) => !known.has(said))
      .map((one) => ({ ...one, said: `with ${tried.name} ${tried.version}, under trial: ${one.said}` }));
  });
}

/** Checks host, live remotes, canaries and contract against each other. */
export function compositionFindings(registry: Registry, host: HostFile): Finding[] {
  const live = liveOf(registry);
  return [
    ...unsuited(registry, host),
    ...canaryFindings(registry, host),
    ...namesAndLeads(live),
    ...withTrials(registry),
    ...unmatchedSlots(live),
  ];
}
