import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { pollEmulatorMails, type EmulatedIdentity } from './poll-emulator-mails';
import { letterOf, letterPage, listPage, type Letter } from './mail-pages';
import { openMailbox, type Mailbox } from './mailbox';

/** Loopback only: messages contain customers' data. */
const LOOPBACK = '127.0.0.1';
const OWN_NAMES = ['127.0.0.1', 'localhost'];
const MAX_LISTED_MAILS = 100;

export interface MailCatcher {
  smtpPort: number;
  /** Address of the mailbox. */
  url: string;
  stop: () => Promise<void>;
}

async function lettersOf(mailbox: Mailbox): Promise<Letter[]> {
  const read = mailbox
    .ids()
    .slice(0, MAX_LISTED_MAILS)
    .map(async (id) => ({ id, mail: await mailbox.read(id) }));
  return (await Promise.all(read)).flatMap(({ id, mail }) => (mail ? [letterOf(id, mail)] : []));
}

type Answered = [type: string, body: string | Buffer];

/** `/`, `/messages.json`, and of one message `/ID`, `/ID.html`, `/ID.json`, `/ID.eml`. */
async function answerTo(mailbox: Mailbox, path: string): Promise<Answered | undefined> {
  if (path === '/') return ['text/html', listPage(await lettersOf(mailbox))];
  if (path === '/messages.json') return ['application/json', JSON.stringify(await lettersOf(mailbox))];
  const [, id = '', form = ''] = /^\/(\d{8})(?:\.(html|json|eml))?$/.exec(path) ?? [];
  const mail = id === '' ? undefined : await mailbox.read(id);
  if (!mail) return undefined;
  if (form === 'eml') return ['message/rfc822', mailbox.raw(id) ?? ''];
  const letter = letterOf(id, mail);
  if (form === 'json') return ['application/json', JSON.stringify(letter)];
  return ['text/html', form === 'html' ? letter.html : letterPage(letter)];
}

async function reply(
  mailbox: Mailbox,
  names: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  // rejects other host names, so that a foreign page cannot read it by DNS rebinding
  const isOwn = names.includes((request.headers.host ?? '').replace(/:\d+$/, ''));
  const page = isOwn && request.method === 'GET' ? await answerTo(mailbox, path) : undefined;
  if (!page) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Introuvable\n');
    return;
  }
  const [type, body] = page;
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'";
  response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .end(body);
}

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

export interface MailCatcherOptions {
  /** Listening address; this machine alone by default. */
  host?: string;
  /** Port of the mailbox; any free one by default. */
  port?: number;
  /** Port of SMTP; any free one by default. */
  smtpPort?: number;
  /** Further host name of this server beside localhost. */
  name?: string;
  /** Emulated identity service, whose messages are shown too. */
  identity?: EmulatedIdentity;
}

/** Receives every message of the product, stores and shows it with the identity emulator's links; sends nothing on. */
export async function startMailCatcher(
  dataDir: string,
  { host = LOOPBACK, port = 0, smtpPort: askedPort = 0, name, identity }: MailCatcherOptions = {},
): Promise<MailCatcher> {
  const folder = join(dataDir, 'mail');
  const mailbox = openMailbox(folder);
  const gather = identity ? pollEmulatorMails(identity, mailbox) : () => Promise.resolve();
  const names = name ? [...OWN_NAMES, name] : OWN_NAMES;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mailbox.keep(Buffer.concat(parts));
        done();
      });
    },
  });
  // a client's disconnection is ignored
  smtp.on('error', () => undefined);
  const web = createServer((request, response) => {
    gather()
      .then(() => reply(mailbox, names, request, response))
      .catch(() => response.writeHead(500).end());
  });
  const smtpPort = await listening(smtp.server, askedPort, host);
  const url = `http://${LOOPBACK}:${await listening(web, port, host)}/`;
  writeFileSync(join(folder, 'url'), `${url}\n`);
  return {
    smtpPort,
    url,
    async stop() {
      web.closeAllConnections();
      await new Promise((closed) => web.close(closed));
      await new Promise<void>((closed) => smtp.close(() => closed()));
    },
  };
}
