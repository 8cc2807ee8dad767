import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallInput, CallKey, CallReply } from '@pignon/shared/domain/calls/call-table';
import { PROBLEMS, type FieldProblem, type Problem, type ProblemCode } from '@pignon/shared/domain/common/problem';

/** Details of a refusal beside its code: for STALE the current record, for others message and blocker. */
export type Stale = Partial<Pick<Problem, 'current' | 'writer' | 'message' | 'blockedBy'>>;

/** A response other than success. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    readonly errors?: FieldProblem[],
    readonly stale?: Stale,
  ) {}
}

/** Makes a handler respond with a problem document. */
export function refuse(code: ProblemCode, errors?: FieldProblem[], stale?: Stale): Refusal {
  return new Refusal(code, errors, stale);
}

type CallHandler<K extends CallKey> = (input: CallInput<K>) => CallReply<K> | Refusal | Promise<CallReply<K> | Refusal>;
export type FakeHandlers = { [K in CallKey]?: CallHandler<K> };
export type ReceivedRequest = {
  key: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
};

export type FakeApi = {
  url: string;
  /** Received requests, in order. */
  received: ReceivedRequest[];
  /** Replaces handlers from now on. */
  use: (handlers: FakeHandlers) => void;
  close: () => Promise<void>;
};

type Match = { key: CallKey; params: Record<string, string> };

function matchKey(keys: string[], method: string, path: string): Match | undefined {
  const parts = path.split('/');
  for (const key of keys) {
    const [verb, pattern = ''] = key.split(' ');
    const patternParts = pattern.split('/');
    if (verb !== method || patternParts.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const isMatch = patternParts.every((name, index) => {
      const part = decodeURIComponent(parts[index] ?? '');
      const variable = /^\{(.+)\}$/.exec(name)?.[1];
      if (variable !== undefined) params[variable] = part;
      return variable !== undefined || name === part;
    });
    if (isMatch) return { key: key as CallKey, params };
  }
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function problem(refusal: Refusal): { status: number; body: unknown } {
  const { status, title, message } = PROBLEMS[refusal.code];
  const type = 'about:blank';
  const requestId = 'req-test';
  return {
    status,
    body: { type, title, status, code: refusal.code, message, errors: refusal.errors, ...refusal.stale, requestId },
  };
}

/** Delay of each response in milliseconds, so that a test that looks before it waits fails (docs/how-to.md). */
const RESPONSE_DELAY_MS = Number(process.env['PIGNON_FAKE_API_LATE_MS'] ?? 0);

/** A product API over real HTTP with the test's responses; unexpected calls get 404. */
export async function startFakeApi(first: FakeHandlers): Promise<FakeApi> {
  let handlers: FakeHandlers = first;
  const received: ReceivedRequest[] = [];
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const match = matchKey(Object.keys(handlers), request.method ?? 'GET', url.pathname.slice(1));
    const handler = match && (handlers[match.key] as ((input: unknown) => unknown) | undefined);
    if (!match || !handler) return problem(new Refusal('NOT_FOUND'));
    const { key, params } = match;
    const body = await bodyOf(request);
    if (RESPONSE_DELAY_MS > 0) await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));
    received.push({ key, params, query: url.searchParams, body, headers: request.headers });
    const reply: unknown = await handler({ params, query: Object.fromEntries(url.searchParams), body });
    return reply instanceof Refusal ? problem(reply) : { status: reply === undefined ? 204 : 200, body: reply };
  };
  const server = createServer((request, response) => {
    // another server may reuse the port in the next test, without knowing a kept-alive connection
    response.setHeader('Connection', 'close');
    void answer(request).then(({ status, body }) => {
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      response.writeHead(status, body === undefined ? {} : { 'Content-Type': type });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    use: (moreHandlers) => {
      handlers = { ...handlers, ...moreHandlers };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
