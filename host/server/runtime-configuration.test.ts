import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import { runtimeConfiguration } from './runtime-configuration';

let folder: string;
let file: string;
let writeCount: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pignon-config-'));
  file = path.join(folder, 'config.json');
  writeCount = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the file with a later modification time, however fast the test runs. */
function write(content: unknown): void {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  writeCount += 1_000;
  utimesSync(file, new Date(writeCount), new Date(writeCount));
}

test('defaults to the production environment', () => {
  expect(runtimeConfiguration({})().environment).toBe('production');
  expect(runtimeConfiguration({ ENVIRONMENT: '' })().environment).toBe('production');
  expect(runtimeConfiguration({ ENVIRONMENT: 'qa' })().environment).toBe('qa');
});

test('defaults to the demonstration, and each variable changes its own part', () => {
  const { firebase, links, appTitle } = runtimeConfiguration({})();
  expect(firebase).toEqual({ apiKey: 'demo-key', authDomain: 'localhost', projectId: DEMO_IDENTITY_PROJECT });
  expect(Object.values(links).filter((address) => !/^(https:\/\/|mailto:)./.test(address))).toEqual([]);
  expect(appTitle).toBe('Pignon');
  const configuration = runtimeConfiguration({
    APP_TITLE: 'Agence',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'agence.test',
    FIREBASE_PROJECT_ID: 'agence',
    LINK_CADASTRE: 'https://a.test/',
    LINK_DVF: 'https://b.test/',
    LINK_GEORISQUES: 'https://c.test/',
    LINK_SUPPORT_REQUEST: 'mailto:d@a.test',
    LINK_SUPPORT_PROGRESS: 'mailto:e@a.test',
  })();
  expect(configuration).toMatchObject({
    appTitle: 'Agence',
    firebase: { apiKey: 'key', authDomain: 'agence.test', projectId: 'agence' },
    links: {
      cadastre: 'https://a.test/',
      dvf: 'https://b.test/',
      georisques: 'https://c.test/',
      supportRequest: 'mailto:d@a.test',
      supportProgress: 'mailto:e@a.test',
    },
  });
});

test('a file without overrides disables them', () => {
  write({ appTitle: 'Agence' });
  expect(runtimeConfiguration({ CONFIG_FILE: file })()).not.toHaveProperty('overrides');
});

test('names every fault of a file, and keeps the cause of one that is no JSON', () => {
  write({ appTitle: 3, links: { dvf: 4 } });
  expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(/appTitle: .+; links: dvf: .+/);
  write('{');
  expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(
    expect.objectContaining({ cause: expect.any(SyntaxError) as unknown }) as Error,
  );
});

describe('sign-in methods', () => {
  test('default to those of the panel, and to an e-mail link too with emulated identity', () => {
    expect(runtimeConfiguration({})().signInMethods).toEqual(['password', 'google']);
    const emulated = { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(runtimeConfiguration(emulated)().signInMethods).toEqual(['password', 'google', 'emailLink']);
  });

  test('are those of the environment, which the file overrides', () => {
    const env = { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099', SIGN_IN_METHODS: 'password, phone' };
    expect(runtimeConfiguration(env)().signInMethods).toEqual(['password', 'phone']);
    write({ signInMethods: ['password'], tokenSyncUrl: '/session' });
    expect(runtimeConfiguration({ ...env, CONFIG_FILE: file })()).toMatchObject({
      signInMethods: ['password'],
      tokenSyncUrl: '/session',
    });
  });

  test.each([{ SIGN_IN_METHODS: 'password,sms' }, { SIGN_IN_METHODS: 'google' }, { TOKEN_SYNC_URL: 'http://x.test/' }])(
    'abort the start when %o has an unknown value',
    (env) => {
      expect(() => runtimeConfiguration(env)).toThrow(/^(SIGN_IN_METHODS|TOKEN_SYNC_URL) .+: .+/);
    },
  );

  test('post tokens nowhere unless a URL is configured', () => {
    expect(runtimeConfiguration({})()).not.toHaveProperty('tokenSyncUrl');
    expect(runtimeConfiguration({ TOKEN_SYNC_URL: '/session' })().tokenSyncUrl).toBe('/session');
  });
});

describe('the file of an installation', () => {
  test('changes its settings at once, without a restart', () => {
    write({ appTitle: 'Agence du Port', links: { dvf: 'https://dvf.test/' } });
    const config = runtimeConfiguration({ CONFIG_FILE: file, APP_TITLE: 'Pignon' });
    expect(config()).toMatchObject({ appTitle: 'Agence du Port', apiUrl: '/api', links: { dvf: 'https://dvf.test/' } });
    expect(config().links.cadastre).toMatch(/^https/);
    write({ appTitle: 'Agence du Quai' });
    expect(config().appTitle).toBe('Agence du Quai');
  });

  test('disables overrides when it says off', () => {
    write({ overrides: 'off' });
    expect(runtimeConfiguration({ CONFIG_FILE: file, OVERRIDES: 'everybody' })()).not.toHaveProperty('overrides');
    write({ overrides: 'support' });
    expect(runtimeConfiguration({ CONFIG_FILE: file })().overrides).toBe('support');
  });

  test.each([
    [{ overrides: 'yes' }, /config\.json: overrides: .*"off"\|"support"\|"everybody"$/],
    [{ colour: 'blue' }, /config\.json: .*"colour"$/],
    [{ contract: '9.9.9' }, /"contract"$/],
    [{ authEmulatorUrl: '/' }, /"authEmulatorUrl"$/],
    [{ signInMethods: ['password', 'sms'] }, /signInMethods: 1: .*"emailLink"/],
    [{ signInMethods: ['google'] }, /signInMethods: password cannot be left out$/],
    [{ signInMethods: ['password', 'google', 'google'] }, /signInMethods: each method once$/],
    [{ tokenSyncUrl: 'https://elsewhere.test/session' }, /tokenSyncUrl: a path of this origin/],
    [{ tokenSyncUrl: '//elsewhere.test' }, /tokenSyncUrl: a path of this origin/],
    [{ tokenSyncUrl: '/\\elsewhere.test' }, /tokenSyncUrl: a path of this origin/],
    [{ links: { dvf: 1 } }, /config\.json: links: dvf: /],
    [{ offline: 'off' }, /config\.json: offline: /],
    ['{ "half":', /config\.json cannot be read: SyntaxError/],
    [[], /config\.json: /],
  ])('aborts the start when it contains %j', (content, sentence) => {
    write(content);
    const start = () => runtimeConfiguration({ CONFIG_FILE: file });
    expect(start).toThrow(sentence);
    expect(start).toThrow(/^CONFIG_FILE [^\n]*$/);
  });

  test('aborts the start when it does not exist', () => {
    expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(/config\.json cannot be read: .*ENOENT/);
  });

  test('keeps the last good configuration when it becomes invalid, and logs that once', () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    write({ appTitle: 'Agence du Port' });
    const config = runtimeConfiguration({ CONFIG_FILE: file });
    write({ appTitle: 'Agence du Quai', overrides: true });
    expect([config().appTitle, config().appTitle]).toEqual(['Agence du Port', 'Agence du Port']);
    expect(stderr).toHaveBeenCalledTimes(1);
    expect(String(stderr.mock.calls[0]?.[0])).toMatch(/overrides: .*; it is left aside\n$/);
    rmSync(file);
    expect([config().appTitle, config().appTitle]).toEqual(['Agence du Port', 'Agence du Port']);
    expect(stderr).toHaveBeenCalledTimes(2);
    write({ appTitle: 'Agence du Quai' });
    expect(config().appTitle).toBe('Agence du Quai');
    stderr.mockRestore();
  });
});
