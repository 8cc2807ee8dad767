import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { ServedVersions, RolloutOrder } from '@pignon/shared/domain/rollout/rollout.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { canary, promote, rollback } from '@pignon/platform/publish/live-versions';
import type { RemoteStore } from '@pignon/platform/store/remote-store';

/** The registry changed since the screen read it. */
export class RegistryChangedError extends Error {
  override readonly name = 'RegistryChangedError';
}

/** Executes an order with all checks of the command. @param actor user named in the registry's history */
export async function executeRolloutOrder(
  store: RemoteStore,
  order: RolloutOrder,
  host: HostFile,
  actor: string,
): Promise<void> {
  const readOnceStore: RemoteStore = {
    ...store,
    readRegistry: async () => {
      const registry = await store.readRegistry();
      if (registry.revision !== order.revision) throw new RegistryChangedError();
      return registry;
    },
  };
  if (order.order === 'PROMOTE') await promote(readOnceStore, order.remote, host, order.version, actor);
  else if (order.order === 'ROLLBACK') await rollback(readOnceStore, order.remote, host, actor);
  else {
    const { percent, roles, emails, auto } = order;
    await canary(readOnceStore, order.remote, order.version, { percent, roles, emails, auto }, host, actor);
  }
}

export function servedVersionsOf(entry: RegistryEntry | undefined): ServedVersions {
  const { stable = null, canary: canaryVersion } = entry ?? {};
  const steps = canaryVersion?.auto ? [`par paliers ${canaryVersion.auto.steps.join(', ')} %`] : [];
  const audience =
    canaryVersion &&
    [`${canaryVersion.percent} %`, ...canaryVersion.roles, ...canaryVersion.emails, ...steps].join(', ');
  return { stable, canary: canaryVersion?.version ?? null, audience: audience ?? null };
}

/** Simulates an order on a copy of the registry. @throws the reason of a refusal */
export async function dryRun(
  store: RemoteStore,
  order: RolloutOrder,
  host: HostFile,
): Promise<{ before: ServedVersions; after: ServedVersions }> {
  let newRegistry: Registry | undefined;
  const registry = await store.readRegistry();
  const dryRunStore: RemoteStore = {
    ...store,
    readRegistry: () => Promise.resolve(registry),
    replaceRegistry: (changedRegistry) => {
      newRegistry = changedRegistry;
      return Promise.resolve();
    },
  };
  await executeRolloutOrder(dryRunStore, order, host, '');
  return {
    before: servedVersionsOf(registry.remotes[order.remote]),
    after: servedVersionsOf(newRegistry?.remotes[order.remote]),
  };
}
