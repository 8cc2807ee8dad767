import { startMailServer, type TestMailServer } from '../../test/fakes/fake-mail-server';
import { deliverMail } from './mail-transport';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const letter = { to: 'anne@example.org', raw: Buffer.from('Subject: hello\r\n\r\nhello\r\n') };

describe('a mail server in the private network', () => {
  it('is not connected to where the agency named it and the installation does not', async () => {
    expect(await deliverMail({ ...server.route, privateHosts: [] }, letter)).toEqual({
      outcome: 'LATER',
      said: 'Ce serveur est à une adresse interne, que cette installation n’autorise pas.',
    });
  });

  it('is connected to where the installation allows it, or named it itself', async () => {
    for (const route of [server.route, { ...server.route, privateHosts: [server.route.host] }])
      expect(await deliverMail(route, letter)).toEqual({ outcome: 'SENT' });
  });
});
