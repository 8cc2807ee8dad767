import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { buildEdge } from './edge';
import type { EdgeOptions } from './edge-options';
import { runtimeConfiguration } from './runtime-configuration';

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts an edge on this machine that serves a host and the remote `demo`, with `api` behind it. */
export async function startEdge(api: Server, more: Partial<EdgeOptions> = {}): Promise<FastifyInstance> {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const hostDist = await builtHostFolder({});
  const storeDir = path.join(hostDist, 'store');
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
  const apiUpstream = `http://127.0.0.1:${portOf(api)}`;
  const edge = await buildEdge({ hostDist, storeDir, apiUpstream, config: runtimeConfiguration({}), ...more });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return edge;
}

/** Ends both at once, with the connections that they hold. */
export async function stopEdge(edge: FastifyInstance, api: Server): Promise<void> {
  await edge.close();
  api.closeAllConnections();
  api.close();
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request whose path is not tidied up on the way, as `fetch` would. */
export function ask(edge: FastifyInstance, target: string, { method = 'GET', headers, body }: Sent = {}) {
  return new Promise<Received>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: portOf(edge.server), path: target, method, headers };
    const clientRequest = request({ ...options, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}
