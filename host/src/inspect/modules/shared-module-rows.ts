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
  const copyCount = (name: string) => modules.filter((sharedModule) => sharedModule.name === name).length;
  return modules.map((sharedModule) => {
    const liveVersion = host?.provides[sharedModule.name];
    if (sharedModule.singleton && copyCount(sharedModule.name) > 1) return { ...sharedModule, fault: 'duplicate' };
    return liveVersion !== undefined && liveVersion !== sharedModule.version
      ? { ...sharedModule, fault: 'outdated' }
      : sharedModule;
  });
}
