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
  /** Runs `callback` once this many bytes of a file arrived; the server writes no more of that file meanwhile. */
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
    const { stream } = target;
    const { commandSocket, connector } = this.connection as unknown as Lines;
    const writeNow = stream._write.bind(stream);
    let received = 0;
    // one part after another, so that none is written before the limit is seen
    Object.assign(stream, { _writev: undefined });
    stream._write = (part: Buffer, encoding, done) => {
      received += part.length;
      if (received <= this.limit.bytes) return writeNow(part, encoding, done);
      const { callback } = this.limit;
      if (!callback) {
        connector.dataSocket?.destroy();
        commandSocket.destroy();
        return writeNow(part, encoding, done);
      }
      this.limit.bytes = Infinity;
      // a pause of the socket would end with the next drained write
      void callback().finally(() => (stream.closed ? done(new Error('closed')) : writeNow(part, encoding, done)));
    };
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
