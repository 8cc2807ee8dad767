import { DescriptorSchema, type PieceDescriptor, type RemoteDescriptor } from '../../contract/descriptor.schema';
import type { Integrity } from '../built-files';
import { descriptorFaults } from './descriptor-faults';
import type { EvaluatedRemote } from './evaluate-remote';
import type { Pieces } from './pieces-plugin';
import { expectedOfHost } from './shared-modules';
import { withRoles } from './with-roles';

export interface Built {
  remote: EvaluatedRemote;
  version: string;
  entry: string;
  pieces: Pieces;
  integrity: Integrity;
}

/**
 * Turns a built remote into the plain data that the host composes the product from.
 * @throws when the definition breaks the contract, with the path of what is wrong
 */
export async function describeRemote(built: Built): Promise<RemoteDescriptor> {
  const { remote, pieces } = built;
  const { definition } = remote;
  const piece = async (lazy: () => Promise<unknown>): Promise<PieceDescriptor> => {
    const expose = await remote.exposeOf(lazy);
    const found = pieces[expose];
    if (!found) throw new Error(`${definition.name}: the build has no module for ${expose}`);
    return { expose, files: found.files, needs: found.needs };
  };
  const descriptor = {
    ...definition,
    version: built.version,
    entry: built.entry,
    routes: await Promise.all(
      definition.routes.map(async (route) =>
        'page' in route ? { ...withRoles(route), page: await piece(route.page) } : route,
      ),
    ),
    menu: (definition.menu ?? []).map(withRoles),
    slots: await Promise.all(
      (definition.slots ?? []).map(async (slot) => ({
        ...withRoles(slot),
        order: slot.order ?? 0,
        load: await piece(slot.load),
      })),
    ),
    messages: { fr: await piece(definition.messages.fr), en: await piece(definition.messages.en) },
    shared: expectedOfHost(definition.contract),
    integrity: built.integrity,
  };
  const checked = DescriptorSchema.safeParse(descriptor);
  const reasons = checked.success
    ? descriptorFaults(checked.data)
    : checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (checked.success && reasons.length === 0) return checked.data;
  throw new Error(`remote-${definition.name}/src/remote.ts breaks the contract: ${reasons.join('; ')}`);
}
