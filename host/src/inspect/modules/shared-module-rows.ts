import type { HostFile } from '@pignon/shared/federation/host-file';
import type { SharedModule } from '@pignon/shared/federation/runtime/share-scope';

/** A shared module as the panel lists it. */
export interface SharedModuleRow extends SharedModule {
  /** Problem: a duplicate of a singleton, or a version that differs from the live host's. */
  fault?: 'duplicate' | 'outdated';
}

/** Host or remote of a federation name: `pignon_contact_0_1_0` is `contact`. */
export function ownerOf(container: string): string {
  return /^pignon_([a-z][a-z0-9-]*)/.exec(container)?.[1] ?? container;
}

/** Lists problems first: copies of a singleton, then versions that differ from the live host's. */
export function sharedModuleRows(
  modules: readonly SharedModule[],
  host: HostFile | null | undefined,
): SharedModuleRow[] {
  const copies = (name: string) => modules.filter((one) => one.name === name).length;
  return modules.map((one) => {
    const live = host?.provides[one.name];
    if (one.singleton && copies(one.name) > 1) return { ...one, fault: 'duplicate' };
    return live !== undefined && live !== one.version ? { ...one, fault: 'outdated' } : one;
  });
}
