import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { handleProblems } from './problem-handler';
import { observeRequests } from './request-metrics';

interface Line {
  level: number;
  msg: string;
  status?: number;
  route?: string;
}

const INFO = 30;
const ERROR = 50;
let app: FastifyInstance;
let lines: Line[];
/** Logged code of a route whose client disconnected. */
let afterwards: (reply: FastifyReply) => unknown;

beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  app = fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleProblems.install(app);
  observeRequests(app);
  app.post('/paper', async (_request, reply) => {
    if (!reply.raw.destroyed) await once(reply.raw, 'close');
    return afterwards(reply);
  });
  app.get('/answered', () => 'answer');
  await app.listen({ port: 0, host: '127.0.0.1' });
  lines = [];
});
afterEach(() => app.close());

/** Sends a call and disconnects: after the whole request, or in the middle of its body. */
async function disconnect(body: string, length = body.length): Promise<void> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /paper HTTP/1.1', 'Host: api', 'Content-Type: application/json', `Content-Length: ${length}`];
  const requestArrived = once(app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await requestArrived;
  socket.destroy();
}

const logged = async (): Promise<Line[]> => {
  await waitFor(() => expect(lines).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return lines;
};

describe('a call whose client disconnected', () => {
  it.each([
    ['whose paper was about to be sent', () => Readable.from(['paper'])],
    ['whose answer was about to be sent', () => 'answer'],
    [
      'that was cut off from another service',
      () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNRESET' })),
    ],
  ])('%s is logged as a disconnection, not as a failure', async (_, answer) => {
    afterwards = (reply) => {
      const content = answer();
      return content instanceof Promise ? content : reply.send(content);
    };
    await disconnect('{}');
    expect(await logged()).toMatchObject([{ level: INFO, msg: 'given up', status: 499, route: '/paper' }]);
  });

  it('in the middle of its body is logged the same way', async () => {
    await disconnect('{"half":', 100);
    expect(await logged()).toMatchObject([{ level: INFO, msg: 'given up', status: 499, route: '/paper' }]);
  });

  it('still reports a program error', async () => {
    afterwards = () => {
      throw new TypeError('x is undefined');
    };
    await disconnect('{}');
    await logged();
    expect(lines).toContainEqual(expect.objectContaining({ level: ERROR, msg: 'unforeseen' }));
  });
});

it('a call that is answered is logged once, as answered', async () => {
  const { port } = app.server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/answered`)).text();
  expect(await logged()).toMatchObject([{ level: INFO, msg: 'answered', status: 200, route: '/answered' }]);
});
