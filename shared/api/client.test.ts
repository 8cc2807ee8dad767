import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { call, configureApi } from './client';
import type { EarlyAnswer } from './early/early-calls';
import { ProblemError } from './problem-error';
import { setReadingCalls } from './request';

let server: Server | undefined;

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  token: string | null = 'token-1',
) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const counts = { unauthenticated: 0 };
  configureApi({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => Promise.resolve(token),
    onUnauthenticated: () => (counts.unauthenticated += 1),
  });
  return counts;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('an early response', () => {
  const openWithEarlyAnswer = async (early: () => Promise<EarlyAnswer | undefined>) => {
    let [requests, forgetCount] = [0, 0];
    await serve((_request, response) => {
      requests += 1;
      response.setHeader('content-type', 'application/json');
      response.end('{"name":"asked now"}');
    });
    const { port } = server!.address() as AddressInfo;
    configureApi({
      baseUrl: `http://127.0.0.1:${port}/api`,
      getToken: () => Promise.resolve('token-1'),
      early: {
        take: ({ method, path }) => (`${method} ${path}` === 'GET agency' ? early() : undefined),
        forget: () => (forgetCount += 1),
      },
    });
    return {
      read: async () => ((await call('GET agency')) as { name: string }).name,
      requests: () => requests,
      forgotten: () => forgetCount,
    };
  };

  it('replaces the call', async () => {
    const { read, requests } = await openWithEarlyAnswer(() => Promise.resolve({ value: { name: 'asked early' } }));
    expect(await read()).toBe('asked early');
    expect(requests()).toBe(0);
  });

  it('is requested again when it failed', async () => {
    const { read, requests } = await openWithEarlyAnswer(() => Promise.resolve(undefined));
    expect(await read()).toBe('asked now');
    expect(requests()).toBe(1);
  });

  it('is dropped after a change', async () => {
    const { read, forgotten: forgetCount } = await openWithEarlyAnswer(() => Promise.resolve(undefined));
    await read();
    expect(forgetCount()).toBe(0);
    await call('POST user/me/calendar-token');
    expect(forgetCount()).toBe(1);
  });

  it('is not returned to a caller that aborted', async () => {
    await openWithEarlyAnswer(() => Promise.resolve({ value: {} }));
    const abortController = new AbortController();
    const answer = call('GET agency', {}, { signal: abortController.signal });
    abortController.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('call', () => {
  it('sends the token and the encoded parameters, and returns the response', async () => {
    let lastRequest: IncomingMessage | undefined;
    await serve((request, response) => {
      lastRequest = request;
      response.setHeader('content-type', 'application/json');
      response.end('{"reference":"V26 é/1"}');
    });
    const property = await call('GET property/{reference}', { params: { reference: 'V26 é/1' } });
    expect(property.reference).toBe('V26 é/1');
    expect(lastRequest?.url).toBe('/api/property/V26%20%C3%A9%2F1');
    expect(lastRequest?.headers.authorization).toBe('Bearer token-1');
  });

  it.each([
    ['reads', () => call('GET user/me')],
    ['sends nothing', () => call('POST user/me/calendar-token')],
    ['deletes', () => call('DELETE user/me/calendar-token')],
    ['sends JSON', () => call('POST event', { body: {} })],
  ])('sends the JSON content type when it %s for a signed-in user', async (_, makeCall) => {
    const types: (string | undefined)[] = [];
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      types.push(request.headers['content-type']);
      response.end('{}');
    };
    await serve(answer);
    await makeCall();
    expect(types).toEqual(['application/json']);
  });

  it('leaves the content type of a form to the browser, and sends none when signed out', async () => {
    const types: (string | undefined)[] = [];
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      types.push(request.headers['content-type']?.split(';')[0]);
      response.end('{}');
    };
    await serve(answer);
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.jpg');
    const input = { params: { owner: 'property', reference: 'V1' }, query: {} } as const;
    await call('POST media/{owner}/{reference}', input, { form });
    server?.close();
    await serve(answer, null);
    await call('GET user/me');
    expect(types).toEqual(['multipart/form-data', undefined]);
  });

  it('returns date-times as dates and days as text, and sends dates as text', async () => {
    const bodies: string[] = [];
    const createdTime = '2026-11-21T09:30:00.000Z';
    await serve((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () =>
        response.end(JSON.stringify({ createdTime, nextFollowUp: '2026-11-21', comments: [{ createdTime }] })),
      );
    });
    const params = { id: 7 };
    const contact = await call('GET contact/{id}', { params });
    expect(contact.createdTime).toEqual(new Date(createdTime));
    expect(contact.nextFollowUp).toBe('2026-11-21');
    await call('PATCH contact/{id}', { params, body: { comments: contact.comments } }, { version: 1 });
    expect(bodies).toEqual([JSON.stringify({ comments: [{ createdTime }] })]);
  });

  it('converts dates in the record of a refusal', async () => {
    const at = '2026-11-21T09:30:00.000Z';
    await serve((_, response) => {
      response.statusCode = 412;
      const currentRecord = { modifiedTime: at, version: 2 };
      response.end(
        JSON.stringify({ code: 'STALE', message: 'Modifié', current: currentRecord, writer: { user: 'anne', at } }),
      );
    });
    const change = call('PATCH contact/{id}', { params: { id: 7 }, body: {} }, { version: 1 });
    await expect(change).rejects.toMatchObject({
      problem: { current: { modifiedTime: new Date(at), version: 2 }, writer: { at: new Date(at) } },
    });
  });

  it('refuses to save a single visit without a request', async () => {
    let requestCount = 0;
    await serve((_, response) => {
      requestCount += 1;
      response.end('{}');
    });
    const body = { propertyRef: 'V26-00042', contactIds: [7] };
    await expect(call('POST visit', { body: body as never })).rejects.toMatchObject({ code: 'SINGLE_VISIT' });
    expect(requestCount).toBe(0);
    await call('POST visit', { body: [] });
    expect(requestCount).toBe(1);
  });

  it('repeats a list parameter in the query string', async () => {
    let url: string | undefined;
    await serve((request, response) => {
      url = request.url;
      response.end('[]');
    });
    await call('GET search', { query: { q: 'mai', type: ['property', 'contact'] } });
    expect(url).toBe('/api/search?q=mai&type=property&type=contact');
  });

  it('throws the code, message and fields of a problem document', async () => {
    await serve((_, response) => {
      response.statusCode = 422;
      response.end(
        JSON.stringify({ code: 'VALIDATION', message: 'À corriger', errors: [{ path: 'q', message: 'Trop court' }] }),
      );
    });
    const error = await call('GET search', { query: { q: 'm' } }).catch((caughtError: unknown) => caughtError);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ code: 'VALIDATION', status: 422, message: 'À corriger', fields: [{ path: 'q' }] });
  });

  it('reports an unchanged response', async () => {
    await serve((_, response) => {
      response.statusCode = 304;
      response.end();
    });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NOT_MODIFIED' });
  });

  it('repeats a call once with a new token when the API refuses the token', async () => {
    const tokens: (string | undefined)[] = [];
    await serve((request, response) => {
      tokens.push(request.headers.authorization);
      response.statusCode = tokens.length === 1 ? 401 : 200;
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    const { port } = server!.address() as AddressInfo;
    const onUnauthenticatedMock = jest.fn();
    let token = 'token-1';
    configureApi({
      baseUrl: `http://127.0.0.1:${port}/api`,
      getToken: () => Promise.resolve(token),
      renewToken: () => {
        token = 'token-2';
        return Promise.resolve(true);
      },
      onUnauthenticated: onUnauthenticatedMock,
    });
    await call('POST event', { body: { type: 'TASK', title: 'Rappeler' } as never });
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(onUnauthenticatedMock).not.toHaveBeenCalled();
  });

  it.each([
    ['a new token is refused too', true, 2],
    ['there is no new token', false, 1],
  ])('does not repeat a call when %s', async (_, isRenewed, expectedRequests) => {
    let requests = 0;
    await serve((_request, response) => {
      requests += 1;
      response.statusCode = 401;
      response.end('{}');
    });
    const { port } = server!.address() as AddressInfo;
    const onUnauthenticatedMock = jest.fn();
    configureApi({
      baseUrl: `http://127.0.0.1:${port}/api`,
      getToken: () => Promise.resolve('token-1'),
      renewToken: () => Promise.resolve(isRenewed),
      onUnauthenticated: onUnauthenticatedMock,
    });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(requests).toBe(expectedRequests);
    expect(onUnauthenticatedMock).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the API no longer accepts it', async () => {
    const server = await serve((_, response) => {
      response.statusCode = 401;
      response.end('{}');
    });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(server.unauthenticated).toBe(1);
  });

  it('distinguishes a missing response, a late one, and one that is not JSON', async () => {
    await serve((_, response) => response.end('<html>'));
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    server?.close();
    await serve(() => undefined);
    await expect(call('GET user/me', undefined, { timeout: 30 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    configureApi({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => Promise.resolve(null) });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('reports offline writes as unsent, and offline reads as never read here', async () => {
    stubGlobal('navigator', { onLine: false });
    configureApi({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => Promise.resolve(null) });
    setReadingCalls(['POST visit/find']);
    const visits = { pageNumber: 0 };
    await expect(call('POST visit/find', { body: visits })).rejects.toMatchObject({ code: 'NOT_SEEN', status: 0 });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NOT_SEEN' });
    await expect(call('POST visit', { body: [] })).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
  });

  it('treats an unreachable identity service like an unreachable API', async () => {
    const cause = Object.assign(new Error('no network'), { code: 'network-request-failed' });
    configureApi({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => Promise.reject(cause) });
    await expect(call('GET user/me')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('ends an aborted call with its AbortError', async () => {
    await serve(() => undefined);
    const abort = new AbortController();
    const pending = call('GET user/me', undefined, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
