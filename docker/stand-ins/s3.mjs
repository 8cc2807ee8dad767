// An S3 service over S3rver, with what real ones have and that has not: `If-None-Match: *` on writes, an address for health
// checks, an account of one's own.
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account');

const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY, VGW_BACKEND_ARG: directory, VGW_PORT, VGW_HEALTH } = process.env;
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY, ROOT_SECRET_KEY);
const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false });
const { port } = await service.run();

/** Addresses of objects that are being written under the condition that they are new. */
const underWay = new Set();
const isThere = (url) => existsSync(`${directory}${decodeURIComponent(url)}._S3rver_object`);

const front = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  if (url === VGW_HEALTH) return outgoing.end('OK\n');
  const ifNew = method === 'PUT' && headers['if-none-match'] === '*';
  if (ifNew && (underWay.has(url) || isThere(url))) {
    incoming.resume();
    return outgoing.writeHead(412).end();
  }
  if (ifNew) underWay.add(url);
  outgoing.on('close', () => underWay.delete(url));
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
});
front.listen(Number(VGW_PORT.replace(/^:/, '')));
process.once('SIGTERM', () => process.exit(0));
