export type FederationInstance = (typeof __FEDERATION__)['__INSTANCES__'][number];

/** Name of the host in the federation runtime. */
export const HOST = 'pignon_host';

/** Instances of the federation runtime: of the host and of its remotes; none before the runtime has started. */
export function federationInstances(): readonly FederationInstance[] {
  return (globalThis as { __FEDERATION__?: typeof __FEDERATION__ }).__FEDERATION__?.__INSTANCES__ ?? [];
}

/** Instance of the host, which holds the shared modules; undefined before the runtime has started. */
export const hostInstance = (): FederationInstance | undefined =>
  federationInstances().find(({ name }) => name === HOST);
