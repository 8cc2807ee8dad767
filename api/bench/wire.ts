import { Agent, request } from 'node:http';
import type { BenchCall } from './cases';

/** Kept-alive connections to the server, one per client. Rejects on any answer but 200. */
export function openWire(url: string, token: string, clients: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  return {
    ask: (call: BenchCall | undefined): Promise<void> => {
      const [method = 'GET', path = ''] = call?.key.split(' ') ?? [];
      const body = call?.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body));
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json', 'content-length': String(body.byteLength) } : {}),
      };
      return new Promise((resolve, reject) => {
        const asked = request({ hostname, port, agent, method, path: `/api/${path}`, headers }, (answer) => {
          answer.resume();
          answer.once('end', () => {
            if (answer.statusCode === 200) resolve();
            else reject(new Error(`${call?.key ?? ''} answered ${answer.statusCode}`));
          });
        });
        asked.once('error', reject);
        asked.end(body);
      });
    },
    close: () => {
      agent.destroy();
    },
  };
}
