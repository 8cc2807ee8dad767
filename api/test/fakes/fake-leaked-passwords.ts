import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeLeakedPasswords {
  baseUrl: string;
  /** Requested paths with the header that asks for padding, in order. */
  requests: { path: string; padding: unknown }[];
  /** Sets the response from now on. */
  answers(answer: Answer): void;
  close(): Promise<void>;
}

export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Answers a range as Have I Been Pwned does: with these passwords, another one and a padded line. */
export const rangeOf =
  (...passwords: readonly string[]): Answer =>
  ({ url = '' }, response) => {
    const prefix = url.replace('/range/', '');
    const found = passwords.map(sha1).filter((hash) => hash.startsWith(prefix));
    const lines = [...found.map((hash) => `${hash.slice(5)}:42`), `${'A'.repeat(35)}:7`, `${'B'.repeat(35)}:0`];
    response.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join('\r\n'));
  };

/** Starts a local service of leaked passwords whose responses the test sets. */
export async function startLeakedPasswords(): Promise<FakeLeakedPasswords> {
  let answer: Answer = rangeOf();
  const requests: FakeLeakedPasswords['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', padding: request.headers['add-padding'] });
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers: (next) => (answer = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
