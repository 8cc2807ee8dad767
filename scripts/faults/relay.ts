import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Relay {
  port: number;
  /** Closes every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Accepts connections again, on the same port. */
  mend: () => Promise<void>;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Forwards connections to a host and port until closed. */
export async function openRelay(host: string, port: number): Promise<Relay> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  const pass = (from: Socket) => {
    const to = connect(port, host);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      keep(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  };
  let server: Server | undefined = createServer(pass);
  const own = await listen(server, 0);
  return {
    port: own,
    async cut() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      if (server) return;
      server = createServer(pass);
      await listen(server, own);
    },
  };
}
