import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callTable, type CallKey } from '../domain/calls/call-table';
import type { Call } from '../domain/calls/define-call';
import { call, configureApi } from './client';

const KEYS = Object.keys(callTable) as CallKey[];
const callOf = (key: CallKey): Call => callTable[key];
const DATA = { held: true };
const NAME = 'Données du contact 7.json';
let receivedCall: Call;
let server: Server;

beforeAll(async () => {
  // as the API answers, whether it gives what a schema describes a name to be saved under or not
  server = createServer((_, response) => {
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(NAME)}`);
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

async function answerOf(key: CallKey): Promise<unknown> {
  receivedCall = callOf(key);
  const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
  // a key out of the table is not one that types can follow
  return (call as (key: CallKey, input: unknown) => Promise<unknown>)(key, {
    params,
    // two of them: a single visit is not even sent
    ...(key.startsWith('GET') ? {} : { body: [{}, {}] }),
  });
}

describe('an answer with a name', () => {
  it.each(KEYS.filter((key) => callOf(key).file === undefined))(
    '%s is the data that its schema describes',
    async (key) => {
      expect(await answerOf(key)).toEqual(DATA);
    },
  );

  it.each(KEYS.filter((key) => callOf(key).file !== undefined))('%s is a file with its bytes', async (key) => {
    const file = (await answerOf(key)) as { name: string; blob: Blob };
    expect(file.name).toBe(NAME);
    expect(await file.blob.text()).toBe('bytes');
  });

  it('of the type of data is never declared as a file', () => {
    expect(KEYS.filter((key) => /json/.test(callOf(key).file ?? ''))).toEqual([]);
  });
});
