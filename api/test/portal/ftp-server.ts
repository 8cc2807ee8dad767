import type { WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSystem, FtpSrv, type FtpConnection } from 'ftp-srv';
import { pino } from 'pino';

export interface TestFtpServer {
  port: number;
  /** Folder shown to logins. */
  folder: string;
  /** Refuses a rename for which `refuses` is true. */
  refuseRenames(refuses: (from: string, to: string) => boolean): void;
  /** Cuts the connection after this many bytes of a file. */
  cutAfter(bytes: number): void;
  /** Runs `callback` once this many bytes of a file arrived; the server pauses that file meanwhile. */
  atBytes(bytes: number, callback: () => Promise<unknown>): void;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface Limit {
  bytes: number;
  callback?: (() => Promise<unknown>) | undefined;
  refuses?: (from: string, to: string) => boolean;
}

/** Sockets of a connection, missing in the library's types. */
interface Lines {
  commandSocket: Socket;
  connector: { dataSocket?: Socket };
}

/** Closes both sockets of a connection in the middle of a file. */
class CutFileSystem extends FileSystem {
  constructor(
    connection: FtpConnection,
    root: string,
    private readonly limit: Limit,
  ) {
    super(connection, { root, cwd: '/' });
  }

  override async rename(from: string, to: string): Promise<void> {
    if (this.limit.refuses?.(from, to)) throw new Error('refused');
    await super.rename(from, to);
  }

  override write(fileName: string, options?: { append?: boolean; start?: unknown }): { stream: WriteStream } {
    const target = super.write(fileName, options) as { stream: WriteStream };
    const { commandSocket, connector } = this.connection as unknown as Lines;
    const watch = setInterval(() => {
      if (target.stream.bytesWritten <= this.limit.bytes) return;
      clearInterval(watch);
      const { callback } = this.limit;
      if (callback) {
        this.limit.bytes = Infinity;
        const { dataSocket } = connector;
        dataSocket?.pause();
        // a paused socket with buffered data never ends
        void callback().finally(() => dataSocket?.resume());
        return;
      }
      connector.dataSocket?.destroy();
      commandSocket.destroy();
    }, 1);
    target.stream.once('close', () => clearInterval(watch));
    return target;
  }
}

/** A real FTP server on this machine with one login, over TLS with a certificate. */
export async function startFtpServer(tls?: { key: string; cert: string }): Promise<TestFtpServer> {
  const [port, passive] = [await freePort(), await freePort()];
  const limit: Limit = { bytes: Infinity };
  const folder = await mkdtemp(join(tmpdir(), 'pignon-ftp-'));
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: passive,
    pasv_max: passive + 50,
    ...(tls ? { tls } : {}),
    log: pino({ level: 'silent' }) as never,
  });
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    if (username === 'pignon' && password === 'right') resolve({ fs: new CutFileSystem(connection, folder, limit) });
    else reject(new Error('no such login'));
  });
  await server.listen();
  return {
    port,
    folder,
    refuseRenames(refuses) {
      limit.refuses = refuses;
    },
    cutAfter(bytes) {
      limit.bytes = bytes;
      limit.callback = undefined;
    },
    atBytes(bytes, callback) {
      Object.assign(limit, { bytes, callback });
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
