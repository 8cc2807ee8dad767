import { cutText } from '@pignon/shared/domain/common/text/characters';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { MailSecurity } from '@pignon/shared/domain/proposal/proposal.enums';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { publicAddressOf, type PrivateHosts } from '../net/private-hosts';

/** SMTP server settings with the password decrypted. */
export interface MailRoute {
  host: string;
  port: number;
  security: MailSecurity;
  user: string | null;
  password: string | null;
  from: string;
  /** Private mail servers that may be used; unlimited for the installation's own. */
  privateHosts?: PrivateHosts;
}

export interface OutgoingMail {
  to: string;
  /** The whole message as MIME. */
  raw: Buffer;
}

/**
 * Result of one delivery. LATER: not sent, retry. REFUSED: rejected for good. UNCERTAIN: the connection broke after the
 * server had the message, before it confirmed.
 */
export type DeliveryResult = { outcome: 'SENT' } | { outcome: 'LATER' | 'REFUSED' | 'UNCERTAIN'; said: string };

const CONNECT_MS = 20_000;
const INACTIVITY_MS = 60_000;
const MAX_MESSAGE_LENGTH = 300;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

const refusalText = ({ message }: Error): string => cutText(message.replace(/\s+/g, ' '), MAX_MESSAGE_LENGTH);

const connectionTo = (address: string, { host, port, security }: MailRoute): SMTPConnection =>
  new SMTPConnection({
    host: address,
    // the certificate names the host, not its address
    ...(address === host ? {} : { tls: { servername: host } }),
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: INACTIVITY_MS,
  });

/** Runs one SMTP command; a connection error rejects the pending one. */
function step(connection: SMTPConnection, runCommand: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(error);
    connection.once('error', onError);
    runCommand((error) => {
      connection.removeListener('error', onError);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Converts an internationalised domain to A-labels (RFC 5891). */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  return at < 1 || domain === '' ? address : `${address.slice(0, at)}@${domain}`;
}

/** Message for an address that needs SMTPUTF8 (RFC 6531), which the server does not announce. */
const NO_UTF8 = 'Le serveur d’envoi ne sait pas écrire à une adresse qui a des accents avant le «\u00a0@\u00a0».';

/** Begins the conversation and signs in. */
async function connectAndSignIn(connection: SMTPConnection, { user, password }: MailRoute): Promise<void> {
  await step(connection, (done) => connection.connect(done));
  if (user === null) return;
  await step(connection, (done) => connection.login({ user, pass: password ?? '' }, done));
}

function deliveryResult(error: SmtpError, isHandedOver: boolean): DeliveryResult {
  const message = refusalText(error);
  const { responseCode = 0, code } = error;
  // A refusal means that the message was not accepted. A refused sign-in is retried: the settings may be corrected.
  if (responseCode >= 500 && code !== 'EAUTH') return { outcome: 'REFUSED', said: message };
  if (responseCode >= 400) return { outcome: 'LATER', said: message };
  return { outcome: isHandedOver ? 'UNCERTAIN' : 'LATER', said: message };
}

/** Sends one message over SMTP. Never throws. */
export async function deliverMail(route: MailRoute, letter: OutgoingMail): Promise<DeliveryResult> {
  try {
    return await sendOverConnection(await publicAddressOf(route.host, route.privateHosts ?? 'all'), route, letter);
  } catch (error) {
    return { outcome: 'LATER', said: refusalText(error instanceof Error ? error : new Error(String(error))) };
  }
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

async function sendOverConnection(address: string, route: MailRoute, letter: OutgoingMail): Promise<DeliveryResult> {
  const connection = connectionTo(address, route);
  // Errors of an abandoned connection are ignored.
  connection.on('error', () => undefined);
  let isHandedOver = false;
  // starts once the server accepts DATA: from then on a broken connection leaves the outcome UNCERTAIN
  const raw = Readable.from(
    (function* () {
      isHandedOver = true;
      yield letter.raw;
    })(),
    { objectMode: false },
  );
  try {
    await connectAndSignIn(connection, route);
    const envelope = { from: wireAddress(route.from), to: [wireAddress(letter.to)] };
    // nodemailer parses the extensions but keeps them private
    const { _supportedExtensions: extensions = [] } = connection as unknown as { _supportedExtensions?: string[] };
    if (!isAscii(envelope.to[0] ?? '') && !extensions.includes('SMTPUTF8'))
      return { outcome: 'REFUSED', said: NO_UTF8 };
    await step(connection, (done) => connection.send(envelope, raw, done));
    return { outcome: 'SENT' };
  } catch (error) {
    return deliveryResult(error instanceof Error ? error : new Error(String(error)), isHandedOver);
  } finally {
    connection.close();
  }
}
