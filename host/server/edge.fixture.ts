import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
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
export async function startEdge(api: Server, overrides: Partial<EdgeOptions> = {}): Promise<FastifyInstance> {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const hostDist = await builtHostFolder({});
  const storeDir = path.join(hostDist, 'store');
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
  const apiUpstream = `http://127.0.0.1:${portOf(api)}`;
  const edge = await buildEdge({ hostDist, storeDir, apiUpstream, config: runtimeConfiguration({}), ...overrides });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return edge;
}

/** Writes a built host of two files, with an empty store of remotes in its folder. */
export async function hostWithStore(): Promise<{ hostDist: string; storeDir: string }> {
  const hostDist = await mkdtemp(path.join(tmpdir(), 'pignon-host-'));
  const storeDir = path.join(hostDist, 'store');
  await mkdir(storeDir);
  const host = {
    ...LIVE_HOST,
    pieces: { 'signed-in': { files: ['product.js'], needs: [] } },
    integrity: { 'main.js': 'sha384-main', 'product.js': 'sha384-product' },
  };
  await writeFile(path.join(hostDist, 'host.json'), JSON.stringify(host));
  await writeFile(path.join(hostDist, 'main.js'), 'main();');
  await writeFile(path.join(hostDist, 'main.js.br'), 'small');
  const template = '<title><!--title--></title><!--head--><div id="root"></div><!--data-->';
  await writeFile(path.join(hostDist, 'index.html'), template);
  return { hostDist, storeDir };
}

/** Closes edge and API, with their open connections. */
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

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request without normalizing its path, as `fetch` would. */
export function sendRequest(
  edge: FastifyInstance,
  target: string,
  { method = 'GET', headers, body }: SentRequest = {},
) {
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
