import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { providedByHost } from '../build/shared-modules';
import path from 'node:path';
import { PLATFORM } from '../build/places';
import { addressToOpen, deployedHost } from './deployed-host';

let server: Server;
let url: string;
let answers: Record<string, object>;
const HOST = { contract: CONTRACT_VERSION, api: API_VERSION, provides: providedByHost() };

beforeEach(async () => {
  answers = { '/host.json': HOST, '/config.json': { overrides: 'support' } };
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (address = `${url}/any/page`) => deployedHost(path.join(PLATFORM, '../remote-contact'), 'contact', address);

test('returns a compatible host with the address to open', async () => {
  const host = await ask();
  expect(host).toMatchObject({ origin: url, refresh: false });
  expect(addressToOpen(host, 'contact', 3001)).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/contact[\w/]*\?override=contact@http:\/\/localhost:3001$/,
  );
  answers['/host.json'] = { ...HOST, refresh: true };
  expect(await ask()).toMatchObject({ refresh: true });
});

test.each([
  ['/config.json', {}, 'lets nobody load a remote from their machine'],
  ['/host.json', { ...HOST, contract: '99.0.0' }, 'contact does not suit'],
  ['/host.json', { ...HOST, provides: {} }, 'which does not provide it'],
  ['/host.json', { ...HOST, provides: { ...HOST.provides, react: '1.0.0' } }, 'was built against react'],
])('%s that answers %j is refused in a sentence', async (path, answer, sentence) => {
  answers[path] = answer;
  await expect(ask()).rejects.toThrow(sentence);
});

test('reports an invalid address and a host that does not respond', async () => {
  await expect(ask('contact')).rejects.toThrow('--against is an address');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(ask()).rejects.toThrow('does not answer');
});
