import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CATALOGUE_URL, STAND_IN_URL } from '@pignon/shared/federation/live-remote';
import { HOST_URL } from '@pignon/shared/federation/host-file';
import { OVERRIDES_URL } from '@pignon/shared/federation/override/local-origin';
import { ROLLOUT_URL } from '@pignon/shared/domain/rollout/rollout-view';
import { sendRequest, startEdge, stopEdge } from '../edge.fixture';

let edge: FastifyInstance;
let api: Server;
let methods: (string | undefined)[];

beforeAll(async () => {
  api = createServer(({ method }, answer) => {
    methods.push(method);
    answer.end('answered');
  });
  edge = await startEdge(api);
});
beforeEach(() => {
  methods = [];
});
afterAll(() => stopEdge(edge, api));

const TARGETS = [
  '/',
  '/contact/list',
  '/not-there.pdf',
  '/assets/main.js',
  '/remotes/demo/1.0.0-b1/entry.1.js',
  '/service-worker.js',
  '/config.json',
  '/registry.json',
  CATALOGUE_URL,
  HOST_URL,
  STAND_IN_URL,
  OVERRIDES_URL,
  ROLLOUT_URL,
  '/healthz',
  '/readyz',
  '/api/contact/1',
  '/api/media/file/property/V1/w640/a.jpg',
  '/api/document/mandate/1',
  '/api/visit/calendar.ics?token=x',
  '/api/p/token',
  '/api/stream',
];

const permissions = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test.each(TARGETS)('another origin may not read %s', async (target) => {
  const { headers } = await sendRequest(edge, target, { headers: { origin: 'https://evil.test' } });
  expect(permissions(headers)).toEqual([]);
});

test.each(TARGETS)('another origin may not call %s', async (target) => {
  const preflight = {
    origin: 'https://evil.test',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization, content-type',
  };
  const { headers } = await sendRequest(edge, target, { method: 'OPTIONS', headers: preflight });
  expect(permissions(headers)).toEqual([]);
});

test.each(['/', '/assets/main.js', '/registry.json', '/api/contact/1'])(
  'TRACE is not answered at %s',
  async (target) => {
    const { status, body } = await sendRequest(edge, target, {
      method: 'TRACE',
      headers: { authorization: 'Bearer T0KEN' },
    });
    expect(status).toBe(404);
    expect(body).not.toContain('T0KEN');
    expect(methods).toEqual([]);
  },
);
