import { retryDelay } from './proxy-retry';

type Details = Parameters<typeof retryDelay>[0];

const DEFAULT_DELAY_MS = 7_777;
const delay = (code: string | undefined, attempt = 0, method = 'GET') =>
  retryDelay({
    req: { method },
    res: undefined,
    err: code === undefined ? null : Object.assign(new Error('gone'), { code }),
    attempt,
    retriesCount: 0,
    getDefaultDelay: () => DEFAULT_DELAY_MS,
  } as unknown as Details);

test.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])('sends a read that ended with %s twice more', (code) => {
  expect([0, 1, 2].map((attempt) => delay(code, attempt))).toEqual([100, 400, null]);
});

test.each(['POST', 'PATCH', 'DELETE'])('does not repeat a %s', (method) => {
  expect(delay('ECONNREFUSED', 0, method)).toBeNull();
});

test('does not repeat a request to a server that is too slow', () => {
  expect(delay('UND_ERR_HEADERS_TIMEOUT')).toBeNull();
});

test('leaves a received response to the default of the proxy', () => {
  expect(delay(undefined)).toBe(DEFAULT_DELAY_MS);
});
