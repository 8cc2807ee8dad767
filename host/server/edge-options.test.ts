import path from 'node:path';
import { edgeOptionsFrom, listenOptionsFrom, metricsOptionsFrom } from './edge-options';

test('serves this copy of the repository on the loopback address by default', () => {
  const { config, ...options } = edgeOptionsFrom({});
  expect(options).toEqual({
    hostDist: path.resolve('host/dist'),
    storeDir: path.resolve('.data/store'),
    apiUpstream: 'http://127.0.0.1:8081',
    emulatorUpstream: undefined,
    overrides: undefined,
    logLevel: 'warn',
  });
  expect(config()).toMatchObject({ appTitle: 'Pignon', environment: 'production' });
  expect(listenOptionsFrom({})).toEqual({ port: 8080, host: '127.0.0.1' });
});

test('reads every option from its variable', () => {
  const { config, ...options } = edgeOptionsFrom({
    HOST_DIST: '/srv/host',
    STORE_DIR: '/srv/store',
    API_URL: 'http://api:8081',
    AUTH_EMULATOR_URL: 'http://identity:9099',
    REMOTE_OVERRIDES: 'contact=http://localhost:3001,visit=http://localhost:3002',
    LOG_LEVEL: 'info',
    APP_TITLE: 'Agence du Port',
  });
  expect(options).toEqual({
    hostDist: '/srv/host',
    storeDir: '/srv/store',
    apiUpstream: 'http://api:8081',
    emulatorUpstream: 'http://identity:9099',
    overrides: { contact: 'http://localhost:3001', visit: 'http://localhost:3002' },
    logLevel: 'info',
  });
  expect(config().appTitle).toBe('Agence du Port');
  expect(listenOptionsFrom({ PORT: '0', HOST: '0.0.0.0' })).toEqual({ port: 0, host: '0.0.0.0' });
});

test('logs each request only with LOG_LEVEL=info', () => {
  for (const LOG_LEVEL of ['', 'debug', 'warn']) expect(edgeOptionsFrom({ LOG_LEVEL }).logLevel).toBe('warn');
});

test.each(['contact=https://elsewhere.test', 'contact=http://localhost:3001,visit=http://127.0.0.1:1', 'contact'])(
  'REMOTE_OVERRIDES %s aborts the start, as code would come from another machine',
  (REMOTE_OVERRIDES) => {
    expect(() => edgeOptionsFrom({ REMOTE_OVERRIDES })).toThrow(
      /^REMOTE_OVERRIDES: (contact|visit) may come from http:\/\/localhost:PORT only, not from /,
    );
  },
);

test('an empty REMOTE_OVERRIDES overrides no remote', () => {
  expect(edgeOptionsFrom({ REMOTE_OVERRIDES: '' }).overrides).toBeUndefined();
});

test('serves metrics when a port is set, on the loopback address by default', () => {
  expect(metricsOptionsFrom({ METRICS_PORT: '' })).toBeUndefined();
  expect(metricsOptionsFrom({ METRICS_PORT: '9100' })).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(metricsOptionsFrom({ METRICS_PORT: '9100', METRICS_HOST: '::' })).toEqual({ port: 9100, host: '::' });
  for (const METRICS_PORT of ['high', '70000', '1.5'])
    expect(() => metricsOptionsFrom({ METRICS_PORT })).toThrow(`METRICS_PORT: ${METRICS_PORT} is no port`);
});
