import { OVERRIDE_PARAMETER, OVERRIDES_KEY, RETURNED_KEY } from '@pignon/shared/federation/override/local-origin';
import { parameterProvider } from '../parameter-provider';

const override = parameterProvider({
  parameter: OVERRIDE_PARAMETER,
  isKept: () => localStorage.getItem(OVERRIDES_KEY) !== null || sessionStorage.getItem(RETURNED_KEY) !== null,
  load: async () => (await import(/* webpackChunkName: "override" */ './override-loader')).OverrideLoader,
});

/** True in a browser with local remotes, or a request for one. */
export const mayBeOverridden = override.isWanted;

/** Applies the remotes loaded from this machine. */
export const OverrideProvider = override.Provider;
