import type { StoredDescriptor } from '../../contract/descriptor.schema';
import type { Registry } from '../../contract/registry.schema';

/** The live version of every remote. */
export function liveOf({ remotes }: Registry): StoredDescriptor[] {
  return Object.values(remotes).flatMap(({ stable, versions }) => {
    const live = stable ? versions[stable] : undefined;
    return live ? [live.descriptor] : [];
  });
}

/** Every version that an open page may ask for: live, before it, under trial. */
export function servedOf({ remotes }: Registry): StoredDescriptor[] {
  return Object.values(remotes).flatMap(({ stable, previous, canary, versions }) =>
    [stable, previous, canary?.version].flatMap((version) => {
      const served = version ? versions[version] : undefined;
      return served ? [served.descriptor] : [];
    }),
  );
}
