import { getInstance } from '@module-federation/enhanced/runtime';

/** Name of the host in the federation runtime. */
export const HOST = 'pignon_host';

/** Clears failed shared modules: the runtime would otherwise never request them again. */
export function forgetFailedShares(): void {
  const scopes = getInstance(({ name }) => name === HOST)?.shareScopeMap ?? {};
  for (const versions of Object.values(scopes).flatMap((scope) => Object.values(scope)))
    for (const share of Object.values(versions)) {
      const { loading } = share;
      loading?.catch(() => {
        if (share.loading === loading) share.loading = null;
      });
    }
}
