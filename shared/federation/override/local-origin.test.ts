import { parseOverride, mayOverride, portOf } from './local-origin';

const INVALID_ORIGINS = [
  'http://localhost.evil.com',
  'http://localhost.evil.com:3001',
  'http://localhost:3001.evil.com',
  'http://localhost:3001@evil.com',
  'http://evil.com#http://localhost:3001',
  'http://user:pass@localhost:3001',
  'http://user@localhost:3001',
  'https://localhost:3001',
  'ws://localhost:3001',
  'http://127.0.0.1:3001',
  'http://[::1]:3001',
  'http://0.0.0.0:3001',
  'http://192.168.1.2:3001',
  'http://LOCALHOST:3001',
  'http://localhost',
  'http://localhost:',
  'http://localhost:0',
  'http://localhost:03001',
  'http://localhost:65536',
  'http://localhost:3001/',
  'http://localhost:3001/x',
  'http://localhost:3001?x',
  'http://localhost:3001#x',
  'http://localhost:3001\n',
  ' http://localhost:3001',
  'http://localhost:3001 https://evil.com',
  'http://localhost:3001;script-src *',
  'http://localhost:*',
  '//localhost:3001',
  'localhost:3001',
  'javascript:alert(1)',
  '',
];

describe('the origin of an overridden remote', () => {
  test('is a port of this machine', () => {
    expect(['http://localhost:1', 'http://localhost:3001', 'http://localhost:65535'].map(portOf)).toEqual([
      1, 3001, 65_535,
    ]);
  });

  test.each(INVALID_ORIGINS)('is not %j', (origin) => {
    expect(portOf(origin)).toBeUndefined();
    expect(parseOverride(`contact@${origin}`)).toBeUndefined();
  });
});

test('reads name and origin from an address', () => {
  expect(parseOverride('contact@http://localhost:3001')).toEqual({ name: 'contact', origin: 'http://localhost:3001' });
  for (const text of [
    'contact',
    '@http://localhost:3001',
    'Con tact@http://localhost:3001',
    '__proto__@http://localhost:1',
  ])
    expect([text, parseOverride(text)]).toEqual([text, undefined]);
});

test('the installation configures who may override', () => {
  expect(mayOverride(undefined, ['SUPPORT'])).toBe(false);
  expect(mayOverride('support', ['MANAGER'])).toBe(false);
  expect(mayOverride('support', ['SUPPORT'])).toBe(true);
  expect(mayOverride('everybody', [])).toBe(true);
});
