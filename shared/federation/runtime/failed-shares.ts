import { hostInstance } from './federation-instances';

/** Clears failed shared modules: the runtime would otherwise never request them again. */
export function forgetFailedShares(): void {
  const scopes = hostInstance()?.shareScopeMap ?? {};
  for (const versions of Object.values(scopes).flatMap((scope) => Object.values(scope)))
    for (const share of Object.values(versions)) {
      const { loading } = share;
      loading?.catch(() => {
        if (share.loading === loading) share.loading = null;
      });
    }
}
