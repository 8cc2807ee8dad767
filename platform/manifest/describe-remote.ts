import {
  DescriptorSchema,
  type PieceDescriptor,
  type RemoteDescriptor,
} from '@pignon/shared/contract/descriptor.schema';
import type { Integrity } from '../store/file-integrity';
import { descriptorFaults, ownNameFaults } from '../checks/descriptor-faults';
import type { EvaluatedRemote } from './evaluate-remote';
import type { FilesByModule } from '../build/module-files-plugin';
import { expectedOfHost } from '../build/shared-modules';
import { resolveRoles } from './resolve-roles';

export interface Built {
  remote: EvaluatedRemote;
  version: string;
  entry: string;
  modules: FilesByModule;
  integrity: Integrity;
}

/** Converts a built remote's definition to its descriptor. @throws when it breaks the contract, with the path */
export async function describeRemote(built: Built): Promise<RemoteDescriptor> {
  const { remote, modules } = built;
  const { definition } = remote;
  const exposed = async (lazy: () => Promise<unknown>): Promise<PieceDescriptor> => {
    const expose = await remote.exposeOf(lazy);
    const found = modules[expose];
    if (!found) throw new Error(`${definition.name}: the build has no module for ${expose}`);
    return { expose, files: found.files, needs: found.needs };
  };
  const descriptor = {
    ...definition,
    version: built.version,
    entry: built.entry,
    routes: await Promise.all(
      definition.routes.map(async (route) =>
        'page' in route ? { ...resolveRoles(route), page: await exposed(route.page) } : route,
      ),
    ),
    menu: (definition.menu ?? []).map(resolveRoles),
    slots: await Promise.all(
      (definition.slots ?? []).map(async (slot) => ({
        ...resolveRoles(slot),
        order: slot.order ?? 0,
        load: await exposed(slot.load),
      })),
    ),
    messages: { fr: await exposed(definition.messages.fr), en: await exposed(definition.messages.en) },
    shared: expectedOfHost(definition.contract),
    integrity: built.integrity,
  };
  const checked = DescriptorSchema.safeParse(descriptor);
  const reasons = checked.success
    ? [...descriptorFaults(checked.data), ...ownNameFaults(checked.data)]
    : checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (checked.success && reasons.length === 0) return checked.data;
  throw new Error(`remote-${definition.name}/src/remote.ts breaks the contract: ${reasons.join('; ')}`);
}
