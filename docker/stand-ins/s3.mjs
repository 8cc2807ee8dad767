// An S3 service based on S3rver, plus what S3rver lacks: conditional writes (`If-None-Match: *`), a health check,
// several accounts and bucket policies.
import { Buffer } from 'node:buffer';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account');

const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY, VGW_BACKEND_ARG: directory, VGW_IAM_DIR, VGW_PORT, VGW_HEALTH } = process.env;
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY, ROOT_SECRET_KEY);
const { accessAccounts } = VGW_IAM_DIR
  ? JSON.parse(readFileSync(`${VGW_IAM_DIR}/users.json`, 'utf8'))
  : { accessAccounts: {} };
for (const { access, secret } of Object.values(accessAccounts)) DUMMY_ACCOUNT.createKeyPair(access, secret);
const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false });
const { port } = await service.run();

/** URLs of conditional writes in progress. */
const underWay = new Set();
const isThere = (url) => existsSync(`${directory}${decodeURIComponent(url)}._S3rver_object`);

const POLICIES = `${directory}/policies.json`;
const policies = existsSync(POLICIES) ? JSON.parse(readFileSync(POLICIES, 'utf8')) : {};
const ACTIONS = { GET: 's3:GetObject', HEAD: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };

/** True when the bucket's policy, or the root account, allows the request; S3rver verifies the account. */
function mayAsk({ method, url, headers }) {
  const access = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  if (access === ROOT_ACCESS_KEY) return true;
  const [, bucket, key] = /^\/([^/?]*)\/?([^?]*)/.exec(url) ?? [];
  const action = key ? ACTIONS[method] : method === 'GET' && !url.includes('?policy') && 's3:ListBucket';
  const statements = policies[bucket]?.Statement ?? [];
  return statements.some(({ Principal, Action }) => Principal.AWS.includes(access) && Action.includes(action));
}

/** S3rver checks the sender's credentials, then answers 501 to bucket policies: they are stored here. */
async function putPolicy(incoming, outgoing) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method: 'PUT', path: url, headers }, (answer) => {
    answer.resume();
    if (answer.statusCode !== 501) return outgoing.writeHead(answer.statusCode ?? 502).end();
    policies[url.slice(1, url.indexOf('?'))] = JSON.parse(Buffer.concat(chunks).toString());
    writeFileSync(POLICIES, JSON.stringify(policies));
    outgoing.writeHead(204).end();
  });
  onward.end(Buffer.concat(chunks));
}

const front = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  if (url === VGW_HEALTH) return outgoing.end('OK\n');
  if (!mayAsk(incoming)) {
    incoming.resume();
    return outgoing.writeHead(403).end();
  }
  if (method === 'PUT' && url.endsWith('?policy')) return void putPolicy(incoming, outgoing);
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
