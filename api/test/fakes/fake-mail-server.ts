import type { AddressInfo, Socket } from 'node:net';
import type { MailRoute } from '../../src/mail/mail-transport';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Behaviour on a message: accepts it, refuses it with these words, or accepts it and disconnects before its reply. */
export type DeliveryBehaviour = 'TAKE' | 'VANISH' | { code: number; words: string };

export interface TestMailServer {
  route: MailRoute;
  /** Received messages in order, including unacknowledged ones. */
  mails: Email[];
  /** Sets the behaviour from now on. */
  does(behaviour: DeliveryBehaviour): void;
  close(): Promise<void>;
}

/** Texts of a message's two versions without markup or link addresses: their tokens may contain any characters. */
export const wordsOf = (mail: Email | undefined): string =>
  `${mail?.html?.replace(/<[^>]*>/g, ' ') ?? ''}\n${mail?.text ?? ''}`.replace(/https?:\/\/\S+/g, '');

/** Starts a local mail server, with sign-in when a password is given. */
export async function startMailServer(password: string | null = null): Promise<TestMailServer> {
  let behaviour: DeliveryBehaviour = 'TAKE';
  const mails: Email[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: password === null,
    disabledCommands: ['STARTTLS', ...(password === null ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Invalid login')),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          if (typeof behaviour === 'object') {
            done(Object.assign(new Error(behaviour.words), { responseCode: behaviour.code }));
            return;
          }
          mails.push(mail);
          if (behaviour === 'VANISH') for (const socket of sockets) socket.destroy();
          else done();
        });
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const user = password === null ? null : 'pignon';
  return {
    route: { host: '127.0.0.1', port, security: 'NONE', user, password, from: 'bonjour@pignon.test' },
    mails,
    does: (next) => (behaviour = next),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
