import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { rightsIn, setRight } from './bucket-policy';

let status: number;
let received: { request: IncomingMessage; body: string } | undefined;
const service = createServer((request, response) => {
  void text(request).then((body) => {
    received = { request, body };
    response.writeHead(status).end();
  });
});

beforeEach(async () => {
  status = 204;
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(() => void service.close());

const at = () => ({
  url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/pignon-remotes`,
  region: 'us-east-1',
  accessKeyId: 'root',
  secretAccessKey: 'secret',
});

test('grants an account access to one bucket, to read or to write as well', async () => {
  await setRight(at(), { bucket: 'pignon-remotes', account: 'edge', may: 'read' });
  expect(received?.request).toMatchObject({ method: 'PUT', url: '/pignon-remotes?policy' });
  expect(received?.request.headers.authorization).toContain('Credential=root/');
  const statement = {
    Effect: 'Allow',
    Principal: { AWS: ['edge'] },
    Resource: ['arn:aws:s3:::pignon-remotes', 'arn:aws:s3:::pignon-remotes/*'],
  };
  const policyOf = () => JSON.parse(received?.body ?? '') as object;
  expect(policyOf()).toMatchObject({ Statement: [{ ...statement, Action: ['s3:GetObject', 's3:ListBucket'] }] });
  await setRight(at(), { bucket: 'pignon-media', account: 'api', may: 'write' });
  expect(JSON.stringify(policyOf())).toMatch(
    /"Action":\["s3:GetObject","s3:ListBucket","s3:PutObject","s3:DeleteObject"\]/,
  );
  expect(JSON.stringify(policyOf())).not.toContain('pignon-remotes');
});

test('reports a service that refuses', async () => {
  status = 403;
  await expect(setRight(at(), { bucket: 'b', account: 'a', may: 'read' })).rejects.toThrow('/b?policy answers 403');
});

test('parses a list of rights, and only in the exact syntax', () => {
  expect(rightsIn('')).toEqual([]);
  expect(rightsIn('remotes:edge:read  media:api:write')).toEqual([
    { bucket: 'remotes', account: 'edge', may: 'read' },
    { bucket: 'media', account: 'api', may: 'write' },
  ]);
  expect(() => rightsIn('remotes:edge:everything')).toThrow('remotes:edge:everything is no right');
});
