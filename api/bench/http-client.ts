import { Pool } from 'undici';
import type { BenchCall } from './cases';

/** Opens keep-alive connections to the server, one per client. Rejects refusals and 304. */
export function openHttpClient(url: string, token: string, clients: number) {
  const pool = new Pool(url, { connections: clients, pipelining: 1 });
  const headers = { authorization: `Bearer ${token}` };
  return {
    async send({ key, body, headers: own }: BenchCall): Promise<void> {
      const [method = 'GET', path = ''] = key.split(' ');
      const requestBody = body === undefined ? {} : { body: JSON.stringify(body) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await pool.request({
        method: method,
        path: `/api/${path}`,
        headers: { ...headers, ...type, ...own },
        ...requestBody,
      });
      await answer.body.dump({ limit: Infinity });
      if (answer.statusCode >= 300) throw new Error(`${key} answered ${answer.statusCode}`);
    },
    close: () => pool.destroy(),
  };
}
