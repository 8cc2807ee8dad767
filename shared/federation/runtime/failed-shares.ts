import { getInstance } from '@module-federation/enhanced/runtime';

/** The host's name among those of the federation runtime. */
export const HOST = 'pignon_host';

/** The runtime keeps a shared module that did not come as failed for ever: it is to be asked for again. */
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
