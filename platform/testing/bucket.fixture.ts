import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketAddress } from '../store/bucket-objects';

export interface TestBucket {
  address: BucketAddress;
  /** Completes the next write to a matching URL but loses its response: the client gets 503, or nothing. */
  loseAnswer: (to: RegExp, instead: 503 | 'nothing') => void;
  close: () => Promise<void>;
}

type Answer = (answer: IncomingMessage, outgoing: ServerResponse) => void;

const asItIs: Answer = (answer, outgoing) => {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
};

const lost =
  (instead: 503 | 'nothing'): Answer =>
  (answer, outgoing) => {
    answer.resume();
    if (instead === 503) outgoing.writeHead(503).end();
    else outgoing.destroy();
  };

/** Forwards a request unchanged until it is answered: its signature includes the original host. */
function passOn(port: number, incoming: IncomingMessage, outgoing: ServerResponse, respond: Answer): Promise<void> {
  const { method, url, headers } = incoming;
  return new Promise((resolve) => {
    outgoing.on('close', resolve);
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) =>
      respond(answer, outgoing),
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
}

/**
 * A bucket of S3rver, behind a proxy that adds features of real services: `If-None-Match` on writes, unless
 * `conditions` is false, and atomic replacement of objects, by handling one request at a time.
 */
export async function startBucket({ conditions = true } = {}): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pignon-s3-'));
  const buckets = [{ name: 'pignon' }];
  const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: buckets });
  const { port } = await service.run();
  const writtenKeys = new Set<string | undefined>();
  let busy = Promise.resolve();
  let losing: { to: RegExp; instead: 503 | 'nothing' } | undefined;
  const answerTo = ({ method, url = '' }: IncomingMessage): Answer => {
    if (method !== 'PUT' || !losing?.to.test(url)) return asItIs;
    const { instead } = losing;
    losing = undefined;
    return lost(instead);
  };
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (conditions && method === 'PUT' && headers['if-none-match'] === '*' && writtenKeys.has(url)) {
      incoming.resume();
      outgoing.writeHead(412).end();
      return;
    }
    if (method === 'PUT') writtenKeys.add(url);
    if (method === 'DELETE') writtenKeys.delete(url);
    const respond = answerTo(incoming);
    busy = busy.then(() => passOn(port, incoming, outgoing, respond));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/pignon/remotes`;
  return {
    address: { url, region: 'eu-west-3', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    loseAnswer: (to, instead) => (losing = { to, instead }),
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
