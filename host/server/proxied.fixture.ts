import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addProxies } from './proxies';

/** Starts the server that stands for the API, and has the edge pass its calls on. */
export async function proxyTo(api: Server, edge: FastifyInstance): Promise<void> {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  await addProxies(edge, {
    hostDist: '',
    storeDir: '',
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    config: () => {
      throw new Error('is not asked for');
    },
  });
}
