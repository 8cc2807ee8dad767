import type { AddressInfo } from 'node:net';
import { sendSlowly } from '@pignon/shared/testing/slow-client';
import { startWorld, type World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld({ timeLimits: { headersMs: 400, requestMs: 1_500, idleMs: 600 } });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const sendSlowRequest = (opening: string, repeatedBytes?: string) =>
  sendSlowly((world.app.server.address() as AddressInfo).port, { begin: opening, each: repeatedBytes });

const POST =
  'POST /api/client-error HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a"';

describe('a client', () => {
  it.each([
    ['sends a header byte by byte', 'GET /api/healthz HTTP/1.1\r\nHost: api\r\nX-Slow: ', 'a', 'BAD_REQUEST'],
    ['stops in the middle of a body', POST, '', ''],
    ['sends a body byte by byte', POST, 'x', 'BAD_REQUEST'],
  ])('that %s is disconnected, and others are answered meanwhile', async (_, opening, repeatedBytes, code) => {
    const closed = Promise.all([
      sendSlowRequest(opening, repeatedBytes),
      sendSlowRequest(opening, repeatedBytes),
      sendSlowRequest(opening, repeatedBytes),
    ]);
    expect((await world.call('GET healthz')).status).toBe(200);
    for (const { text } of await closed) expect(text).toContain(code);
  });
});
