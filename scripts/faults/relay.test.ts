import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { openRelay } from './relay';

/** Calls an echo server through a port; returns the error code without a server. */
const ask = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('salut'));
    socket.once('data', (data: Buffer) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });

test('forwards connections; cutting closes them and refuses new ones, mending accepts them again', async () => {
  const echo = createServer((socket) => socket.pipe(socket).on('error', () => undefined));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const relay = await openRelay('127.0.0.1', (echo.address() as AddressInfo).port);
  expect(await ask(relay.port)).toBe('salut');
  const client = connect(relay.port, '127.0.0.1');
  await new Promise((resolve) => client.once('connect', resolve));
  const closed = new Promise((resolve) => client.once('close', resolve));
  client.on('error', () => undefined);
  await relay.cut();
  await closed;
  expect(await ask(relay.port)).toBe('ECONNREFUSED');
  await relay.mend();
  expect(await ask(relay.port)).toBe('salut');
  await relay.cut();
  echo.close();
});
