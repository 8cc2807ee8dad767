import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { emailMark } from '@pignon/shared/federation/canary';
import type { Catalogue, LiveRemote, Trial } from '@pignon/shared/federation/live-remote';
import { hostRefusals, type HostVersions } from '@pignon/shared/federation/host-compatibility';
import { publishedOf } from './served-versions';
import { toLiveRemote } from '@pignon/shared/federation/to-live-remote';

/**
 * Picks the live version, or the previous one where only that suits the host; with neither, the live one and the
 * reason.
 */
function liveFor(entry: RegistryEntry, host: HostVersions): LiveRemote | undefined {
  const stable = publishedOf(entry, entry.stable);
  if (!stable) return undefined;
  const compatible = [stable, publishedOf(entry, entry.previous)].find(
    (one) => one && hostRefusals(one, host).length === 0,
  );
  if (compatible) return toLiveRemote(compatible);
  const reasons = hostRefusals(stable, host).map(({ reason }) => reason);
  return { ...toLiveRemote(stable), refused: reasons.join('; ') };
}

function trialFor({ canary, ...entry }: RegistryEntry, host: HostVersions): Trial | undefined {
  const canaryDescriptor = publishedOf(entry, canary?.version);
  if (!canary || !canaryDescriptor || hostRefusals(canaryDescriptor, host).length > 0) return undefined;
  const { percent, roles, emails } = canary;
  return { rule: { percent, roles, emails: emails.map(emailMark) }, remote: toLiveRemote(canaryDescriptor) };
}

/** Composes the live versions for a page of this host. Public, so it names no person. */
export function liveRemotesFor({ revision, remotes }: Registry, host: HostVersions): Catalogue {
  const live: Record<string, LiveRemote> = {};
  const trials: Record<string, Trial> = {};
  for (const [name, entry] of Object.entries(remotes)) {
    const remote = liveFor(entry, host);
    if (remote) live[name] = remote;
    const trial = trialFor(entry, host);
    if (trial) trials[name] = trial;
  }
  return { revision, remotes: live, ...(Object.keys(trials).length > 0 ? { trials } : {}) };
}

/**
 * Finds the fallback of a version that cannot be loaded: the one before the live one, or the live one for any other.
 */
export function standInFor(
  { remotes }: Registry,
  name: string,
  failed: string,
  host: HostVersions,
): LiveRemote | undefined {
  const entry = remotes[name];
  const other = entry && publishedOf(entry, failed === entry.stable ? entry.previous : entry.stable);
  return other && hostRefusals(other, host).length === 0 ? toLiveRemote(other) : undefined;
}
