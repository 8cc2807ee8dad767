import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addProxies } from './proxies';
import type { EdgeOptions } from '../edge-options';

/** Starts a server that simulates API and identity emulator, and lets the edge forward calls to it. */
export async function startProxyTo(
  upstream: Server,
  edge: FastifyInstance,
  overrides: Partial<EdgeOptions> = {},
): Promise<void> {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  await addProxies(edge, {
    hostDist: '',
    storeDir: '',
    apiUpstream: address,
    emulatorUpstream: address,
    config: () => {
      throw new Error('is not asked for');
    },
    ...overrides,
  });
}
