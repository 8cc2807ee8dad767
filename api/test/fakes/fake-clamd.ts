import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** Bytes between the lengths of a stream; undefined before its end. */
function streamed(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (bytes.length >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

export interface FakeClamd {
  port: number;
  /** Number of files that were received whole. */
  scanned: () => number;
  close: () => Promise<void>;
}

/**
 * Server that speaks clamd's INSTREAM (clamd(8)): finds `virus`, answers `answer` instead when given, never answers when
 * it is null.
 */
export async function startClamd(virus: string, answer?: string | null): Promise<FakeClamd> {
  const open = new Set<Socket>();
  let count = 0;
  // it ends its side itself: one that never answers never does
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = streamed(received);
      if (content === undefined || answer === null) return;
      count += 1;
      socket.end(answer ?? (content.includes(virus) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    scanned: () => count,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
