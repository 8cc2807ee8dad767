import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startMailServer, type TestMailServer } from '../../test/fakes/fake-mail-server';
import { deliverMail, wireAddress } from './mail-transport';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const letter = { to: 'anne@example.org', raw: Buffer.from('Subject: hello\r\n\r\nhello\r\n') };

describe('a mail server in the private network', () => {
  it('is not connected to when only the agency names it', async () => {
    expect(await deliverMail({ ...server.route, privateHosts: [] }, letter)).toEqual({
      outcome: 'LATER',
      said: 'Ce serveur est à une adresse interne, que cette installation n’autorise pas.',
    });
  });

  it('is connected to when the installation allows or names it', async () => {
    for (const route of [server.route, { ...server.route, privateHosts: [server.route.host] }])
      expect(await deliverMail(route, letter)).toEqual({ outcome: 'SENT' });
  });
});

it('writes the domain of an address as its A-labels', () => {
  expect(wireAddress('maite@café-du-port.fr')).toBe('maite@xn--caf-du-port-dbb.fr');
  expect(wireAddress('anne@example.org')).toBe('anne@example.org');
});

describe('an address with accents', () => {
  async function delivered(to: string, hideSMTPUTF8: boolean) {
    const envelopes: string[] = [];
    const strictServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      hideSMTPUTF8,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        envelopes.push(address);
        done();
      },
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((listening) => strictServer.listen(0, '127.0.0.1', listening));
    const { port } = strictServer.server.address() as AddressInfo;
    const result = await deliverMail({ ...server.route, port }, { ...letter, to });
    await new Promise<void>((closed) => strictServer.close(closed));
    return { ...result, envelopes };
  }

  it('reaches its domain on any server', async () => {
    const { outcome, envelopes } = await delivered('maite@café-du-port.fr', true);
    expect([outcome, envelopes.length]).toEqual(['SENT', 1]);
  });

  it('with accents before the domain needs a server that supports SMTPUTF8', async () => {
    expect(await delivered('maïté@exemple.fr', true)).toMatchObject({
      outcome: 'REFUSED',
      said: expect.stringContaining('accents') as string,
    });
    expect((await delivered('maïté@exemple.fr', false)).outcome).toBe('SENT');
  });
});
