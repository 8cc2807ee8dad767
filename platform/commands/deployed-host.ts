import type { RuntimeConfig } from '@pignon/shared/contract/runtime-config';
import { HOST_URL, type HostFile } from '@pignon/shared/federation/host-file';
import { OVERRIDE_PARAMETER } from '@pignon/shared/federation/override/local-origin';
import { evaluateRemote } from '../manifest/evaluate-remote';
import { expectedOfHost } from '../build/shared-modules';
import { hostRefusals } from '@pignon/shared/federation/host-compatibility';
import { askHost } from './live-host';
import { pageWithoutRecord } from './preview-link';

export interface DeployedHost {
  /** Origin of its pages. */
  origin: string;
  /** True for a development build, whose components can be hot-replaced. */
  refresh: boolean;
  /** Path of a page that names no record. */
  path: string;
}

/** Asks a live host whether a remote can run in it. @throws with the obstacle and what to do */
export async function deployedHost(root: string, name: string, url: string): Promise<DeployedHost> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`--against is an address, not ${url}`);
  const { origin } = new URL(url);
  const [host, config, { definition }] = await Promise.all([
    askHost<HostFile>(origin, HOST_URL),
    askHost<RuntimeConfig>(origin, '/config.json'),
    evaluateRemote(root),
  ]);
  if (!config.overrides)
    throw new Error(`${origin} lets nobody load a remote from their machine: its edge needs OVERRIDES=support`);
  const refusals = hostRefusals({ ...definition, shared: expectedOfHost(definition.contract) }, host);
  if (refusals.length > 0)
    throw new Error(
      [`${name} does not suit ${origin}:`, ...refusals.map(({ reason, fix }) => `  ${reason}: ${fix}`)].join('\n'),
    );
  return { origin, refresh: host.refresh === true, path: pageWithoutRecord(definition.routes) };
}

/** Address that loads the remote from this port. */
export function addressToOpen({ origin, path }: DeployedHost, name: string, port: number): string {
  return `${origin}${path}?${OVERRIDE_PARAMETER}=${name}@http://localhost:${port}`;
}
