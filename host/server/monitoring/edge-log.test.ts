import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { EdgeLog } from './edge-log';
import { startProxyTo } from '../proxy/proxied.fixture';

interface Line {
  level: number;
  msg: string;
  status?: number;
  err?: { message: string };
}

const INFO = 30;
let edge: FastifyInstance;
let api: Server;
let lines: Line[];
let apiRequest: Promise<[unknown, ServerResponse]>;

beforeEach(async () => {
  lines = [];
  api = createServer();
  apiRequest = once(api, 'request') as Promise<[unknown, ServerResponse]>;
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  edge = Fastify({ logger: { level: 'info', stream }, logController: new EdgeLog(), forceCloseConnections: true });
  await startProxyTo(api, edge);
  edge.post('/own', async (_request, reply) => {
    if (!reply.raw.destroyed) await once(reply.raw, 'close');
    throw new TypeError('x is undefined');
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

/** Sends a complete request, then disconnects once `readyToAbort` has resolved. */
async function abortRequest(path: string, readyToAbort?: Promise<unknown>): Promise<void> {
  const socket = connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const edgeRequest = once(edge.server, 'request') as Promise<[unknown, ServerResponse]>;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: edge\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
  const [, answer] = await edgeRequest;
  await readyToAbort;
  const closed = once(answer, 'close');
  socket.destroy();
  await closed;
}

const failureLines = (): Line[] => lines.filter(({ level }) => level > INFO);

test.each([
  ['at once', 2],
  ['in pieces', 1_000_000],
])('does not log an aborted call as a failure when the API answers it %s', async (_, bytes) => {
  await abortRequest('/api/property/find', apiRequest);
  const [, answer] = await apiRequest;
  answer.end('x'.repeat(bytes));
  await waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('given up by the browser'));
  expect(failureLines()).toEqual([]);
  expect(lines.filter(({ status }) => status === 500)).toEqual([]);
});

test.each([
  ['was answered', false, true, undefined],
  ['was answered before the browser disconnected', true, true, 'ECONNRESET'],
  ['failed by an error that resembles a disconnected browser', false, false, 'ECONNRESET'],
  ['failed by itself, although the browser disconnected', true, false, 'ENOENT'],
])('a call that %s is logged with its status', (_, destroyed, writableFinished, code) => {
  const logged = jest.fn();
  const reply = { raw: { destroyed, writableFinished }, statusCode: 200, elapsedTime: 1 };
  const request = { method: 'GET', log: { info: logged, error: logged }, routeOptions: { url: '/x' } };
  const error = code === undefined ? null : Object.assign(new Error(code), { code });
  new EdgeLog().requestCompleted(error, request as never, reply as never);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.lastCall).not.toContain('given up by the browser');
});

test('logs an error of the edge itself although the browser disconnected', async () => {
  await abortRequest('/own');
  await waitFor(() =>
    expect(failureLines()).toMatchObject([{ msg: 'unforeseen', err: { message: 'x is undefined' } }]),
  );
});
