import { isDeepStrictEqual } from 'node:util';
import type { Canary, HistoryLine, Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { Verdict } from '@pignon/shared/domain/rollout/canary-guard';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { changeRegistry, withHistory, withEntry } from '../store/change-registry';
import type { RemoteStore } from '../store/remote-store';
import { promoted } from './live-versions';

/** Name of the automatic canary guard in registry history and journal. */
export const GUARD = 'rollout-guard';

/** The canary changed since it was evaluated: a person or another process was faster. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** Decision about a canary, with the figures behind it. */
export interface CanaryDecision {
  name: string;
  canary: Canary;
  verdict: Verdict;
  why: NonNullable<HistoryLine['why']>;
}

function next(registry: Registry, entry: RegistryEntry, decision: CanaryDecision, host: HostFile): Registry {
  const { name, canary, verdict, why } = decision;
  const note = (action: HistoryLine['did']) => withHistory(entry, action, canary.version, GUARD, why);
  switch (verdict.verdict) {
    case 'WAIT':
      return registry;
    case 'PROMOTE':
      return promoted(registry, name, canary.version, host, GUARD, why);
    case 'BACK': {
      const { canary: _, ...rest } = entry;
      return withEntry(registry, name, { ...rest, ...note('canary-ended') });
    }
    case 'RAISE': {
      const auto = canary.auto && { ...canary.auto, stepSince: new Date().toISOString() };
      const raisedCanary = { ...canary, percent: verdict.percent, auto };
      return withEntry(registry, name, { ...entry, canary: raisedCanary, ...note('canary-raised') });
    }
  }
}

/**
 * Carries out a canary's decision once, however many processes made it. @throws Superseded when the canary changed
 * since @throws Refused when the version may not go live
 */
export async function carryOutVerdict(store: RemoteStore, decision: CanaryDecision, host: HostFile): Promise<void> {
  await changeRegistry(store, (registry) => {
    const entry = registry.remotes[decision.name];
    if (!entry || !isDeepStrictEqual(entry.canary, decision.canary)) throw new Superseded(decision.name);
    return next(registry, entry, decision, host);
  });
}
