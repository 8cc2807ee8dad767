import { Agent, request } from 'node:http';
import type { WireRequest } from './requests';

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
export const closeConnections = (): void => {
  agent.destroy();
};

const TOKENS = /[^\t\x20-\x7e]/g;

/**
 * Sends raw bytes. A response counts even when the server stopped reading first. Rejects after `patience` milliseconds
 * without one.
 */
export function sendRaw(url: string, token: string, wire: WireRequest, timeout: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const requestBody = request(
      {
        hostname,
        port,
        agent,
        method: wire.method,
        path: `/api/${wire.path}`.replace(/[^\x21-\x7e]/g, encodeURIComponent),
        headers: {
          authorization: `Bearer ${token}`,
          ...Object.fromEntries(Object.entries(wire.headers).map(([name, value]) => [name, value.replace(TOKENS, '')])),
          ...(wire.body ? { 'content-length': String(wire.body.byteLength) } : {}),
        },
      },
      (response) => {
        isSettled = true;
        const chunks: Buffer[] = [];
        const type = response.headers['content-type'] ?? '';
        const end = () => {
          resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString('utf8') });
        };
        // the change stream never ends by itself
        if (type.startsWith('text/event-stream')) response.destroy();
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', end);
        response.once('close', end);
      },
    );
    requestBody.setTimeout(timeout, () => requestBody.destroy(new Error(`no answer within ${timeout} ms`)));
    requestBody.once('error', (error) => {
      if (!isSettled) reject(error);
    });
    requestBody.end(wire.body);
  });
}
