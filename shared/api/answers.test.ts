import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callTable, type CallKey } from '../domain/calls/call-table';
import type { Call } from '../domain/calls/define-call';
import { call, configureApi } from './client';

const KEYS = Object.keys(callTable) as CallKey[];
const callOf = (key: CallKey): Call => callTable[key];
const DATA = { held: true };
const FILE_NAME = 'Données du contact 7.json';
let receivedCall: Call;
let server: Server;

beforeAll(async () => {
  // simulates the API: a response with a file name, whether or not the call's schema describes a file
  server = createServer((_, response) => {
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(FILE_NAME)}`);
    response.setHeader('content-type', receivedCall.file ?? 'application/json; charset=utf-8');
    response.end(receivedCall.file === undefined ? JSON.stringify(DATA) : 'bytes');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  configureApi({ baseUrl: `http://127.0.0.1:${port}/api`, getToken: () => Promise.resolve('token') });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function requestCall(key: CallKey): Promise<unknown> {
  receivedCall = callOf(key);
  const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
  // the types do not follow a key taken from the table
  return (call as (key: CallKey, input: unknown) => Promise<unknown>)(key, {
    params,
    // two visits: the client refuses to send a single one
    ...(key.startsWith('GET') ? {} : { body: [{}, {}] }),
  });
}

describe('a response with a file name', () => {
  it.each(KEYS.filter((key) => callOf(key).file === undefined))(
    '%s is returned as the data of its schema',
    async (key) => {
      expect(await requestCall(key)).toEqual(DATA);
    },
  );

  it.each(KEYS.filter((key) => callOf(key).file !== undefined))('%s is returned as a file', async (key) => {
    const file = (await requestCall(key)) as { name: string; blob: Blob };
    expect(file.name).toBe(FILE_NAME);
    expect(await file.blob.text()).toBe('bytes');
  });

  it('is never declared as a file when it is JSON', () => {
    expect(KEYS.filter((key) => /json/.test(callOf(key).file ?? ''))).toEqual([]);
  });
});
