import { connect } from 'node:net';

const WAIT_MS = 1500;

/** True when a PostgreSQL server listens where the integration tests look for one (TEST_DATABASE_URL, or this machine's). */
export function postgresReachable(): Promise<boolean> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1:5432/postgres');
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port || 5432), timeout: WAIT_MS });
    const end = (reachable: boolean) => {
      socket.destroy();
      resolve(reachable);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
