import { Readable } from 'node:stream';
import type { MailSecurity } from '@pignon/shared/domain/proposal/proposal.enums';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Where messages are handed over, ready to be used. */
export interface MailRoute {
  host: string;
  port: number;
  security: MailSecurity;
  user: string | null;
  password: string | null;
  from: string;
}

export interface Letter {
  to: string;
  /** The whole message as it goes over the wire. */
  raw: Buffer;
}

/**
 * What became of a letter. LATER: it certainly did not leave, and may if it is tried again. REFUSED: it will never be
 * taken. UNCERTAIN: the line broke after the server had it, before it said so.
 */
export type HandOver = { outcome: 'SENT' } | { outcome: 'LATER' | 'REFUSED' | 'UNCERTAIN'; said: string };

const CONNECT_MS = 20_000;
const SILENCE_MS = 60_000;
const LONGEST_SAID = 300;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

const saidBy = ({ message }: Error): string => message.replace(/\s+/g, ' ').slice(0, LONGEST_SAID);

const connectionTo = ({ host, port, security }: MailRoute): SMTPConnection =>
  new SMTPConnection({
    host,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });

/** A step of the conversation; an error of the line ends whatever step it is in. */
function step(connection: SMTPConnection, take: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(error);
    connection.once('error', onError);
    take((error) => {
      connection.removeListener('error', onError);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Begins the conversation and signs in. */
async function begin(connection: SMTPConnection, { user, password }: MailRoute): Promise<void> {
  await step(connection, (done) => connection.connect(done));
  if (user === null) return;
  await step(connection, (done) => connection.login({ user, pass: password ?? '' }, done));
}

function judged(error: SmtpError, handedOver: boolean): HandOver {
  const said = saidBy(error);
  const { responseCode = 0, code } = error;
  // A server that refuses has not taken it, whenever it says so; one that refuses our sign-in may be told otherwise.
  if (responseCode >= 500 && code !== 'EAUTH') return { outcome: 'REFUSED', said };
  if (responseCode >= 400) return { outcome: 'LATER', said };
  return { outcome: handedOver ? 'UNCERTAIN' : 'LATER', said };
}

/** Hands one letter over. Never throws. */
export async function handOver(route: MailRoute, letter: Letter): Promise<HandOver> {
  const connection = connectionTo(route);
  // Late words of a line that is given up already.
  connection.on('error', () => undefined);
  let handedOver = false;
  // Asked for only once the server has agreed to take the message.
  const raw = Readable.from(
    (function* () {
      handedOver = true;
      yield letter.raw;
    })(),
    { objectMode: false },
  );
  try {
    await begin(connection, route);
    const envelope = { from: route.from, to: [letter.to] };
    await step(connection, (done) => connection.send(envelope, raw, done));
    return { outcome: 'SENT' };
  } catch (error) {
    return judged(error instanceof Error ? error : new Error(String(error)), handedOver);
  } finally {
    connection.close();
  }
}
