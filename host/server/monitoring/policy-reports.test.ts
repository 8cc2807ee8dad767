import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ClientError } from '@pignon/shared/domain/client-error/client-error.schema';
import type { BuiltHost } from '../built-host';
import { addPolicyReports, POLICY_REPORTS_URL } from './policy-reports';
import { runtimeConfiguration } from '../runtime-configuration';

let edge: FastifyInstance;
let api: Server;
let reports: ClientError[];

beforeEach(async () => {
  reports = [];
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      reports.push(JSON.parse(text) as ClientError);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  edge = Fastify();
  const apiUpstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = { hostDist: '', storeDir: '', apiUpstream, config: runtimeConfiguration({}) };
  addPolicyReports(edge, options, () => ({ host: { contract: '1.4.0' } }) as BuiltHost);
});
afterEach(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const PAGE = 'https://pignon.test/contact/list?text=Martin';
const postReport = (payload: unknown, type = 'application/csp-report') =>
  edge.inject({
    method: 'POST',
    url: POLICY_REPORTS_URL,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const legacyReport = (blockedUrl: string) => ({
  'csp-report': { 'document-uri': PAGE, 'blocked-uri': blockedUrl, 'effective-directive': 'script-src-elem' },
});
const violation = (blockedUrl: string) => ({
  type: 'csp-violation',
  body: { documentURL: PAGE, blockedURL: blockedUrl, effectiveDirective: 'connect-src', disposition: 'enforce' },
});
const messages = () => reports.map(({ message }) => message);

test('reports policy violations for the host, with the page and without query strings', async () => {
  expect((await postReport(legacyReport('https://evil.test/x.js?mail=zoe@pignon.test'))).statusCode).toBe(204);
  expect(reports).toEqual([
    {
      errorId: expect.any(String) as string,
      remote: 'host',
      version: '1.4.0',
      message: 'content policy: script-src-elem refused https://evil.test/x.js',
      route: '/contact/list',
    },
  ]);
});

test('reads both report formats, and ignores other reports', async () => {
  const ignoredReports = [
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation', body: 7 },
  ];
  await postReport(
    [violation('https://evil.test/a'), ...ignoredReports, violation('eval')],
    'application/reports+json',
  );
  expect(messages().sort()).toEqual([
    'content policy: connect-src refused eval',
    'content policy: connect-src refused https://evil.test/a',
  ]);
});

test('reports the same violation once an hour', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  await postReport(legacyReport('inline'));
  await postReport(legacyReport('inline'));
  expect(reports).toHaveLength(1);
  jest.setSystemTime(Date.now() + 3_600_000);
  await postReport(legacyReport('inline'));
  jest.useRealTimers();
  expect(reports).toHaveLength(2);
});

test.each(['chrome-extension://abc/x.js', 'moz-extension://abc/x.js', 'chrome-extension', 'about:blank'])(
  'ignores violations by browser extensions: %s',
  async (blockedUrl) => {
    expect((await postReport(legacyReport(blockedUrl))).statusCode).toBe(204);
    expect(reports).toEqual([]);
  },
);

test('reports at most fifty different violations', async () => {
  for (let batchNumber = 0; batchNumber < 2; batchNumber += 1) {
    const reportBatch = Array.from({ length: 40 }, (_, reportIndex) =>
      violation(`https://evil.test/${batchNumber}/${reportIndex}`),
    );
    await postReport(reportBatch, 'application/reports+json');
  }
  expect(reports).toHaveLength(50);
});

test.each([
  ['invalid JSON', '{', 'application/csp-report', 204],
  ['no known field', '{"x":1}', 'application/json', 204],
  ['another kind of file', 'x', 'text/plain', 415],
  [
    'too much data',
    JSON.stringify(legacyReport(`https://evil.test/${'x'.repeat(40_000)}`)),
    'application/csp-report',
    413,
  ],
])('ignores a report with %s', async (_, payload, type, status) => {
  expect((await postReport(payload, type)).statusCode).toBe(status);
  expect(reports).toEqual([]);
});
