import { connect } from 'node:net';

interface SlowRequest {
  begin: string;
  /** Sent repeatedly after `begin`; nothing when absent. */
  each?: string;
  everyMs?: number;
}

export interface Closed {
  /** What the server sent before it closed the connection. */
  text: string;
  ms: number;
}

/** Sends a request that never ends; resolves once the server closes the connection, rejects after `patienceMs`. */
export function sendSlowly(
  port: number,
  { begin, each = '', everyMs = 50 }: SlowRequest,
  timeoutMs = 4_000,
): Promise<Closed> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let hasTimedOut = false;
    const sendTimer = setInterval(() => {
      if (each !== '' && socket.writable) socket.write(each);
    }, everyMs);
    const timeoutTimer = setTimeout(() => {
      hasTimedOut = true;
      socket.destroy();
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    // a reset by the server counts as closed
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(sendTimer);
      clearTimeout(timeoutTimer);
      if (hasTimedOut) reject(new Error(`still open after ${timeoutMs} ms`));
      else resolve({ text, ms: performance.now() - startedAt });
    });
    socket.write(begin);
  });
}
