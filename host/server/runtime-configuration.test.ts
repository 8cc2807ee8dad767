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

/** Writes the file later than the last time, however fast the test is. */
function write(content: unknown): void {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  writeCount += 1_000;
  utimesSync(file, new Date(writeCount), new Date(writeCount));
}

test('an installation that says nothing is production', () => {
  expect(runtimeConfiguration({})().environment).toBe('production');
  expect(runtimeConfiguration({ ENVIRONMENT: '' })().environment).toBe('production');
  expect(runtimeConfiguration({ ENVIRONMENT: 'qa' })().environment).toBe('qa');
});

test('an installation that says nothing is the demonstration, and each variable changes its own part', () => {
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

test('a file that leaves overrides unsaid leaves them off', () => {
  write({ appTitle: 'Agence' });
  expect(runtimeConfiguration({ CONFIG_FILE: file })()).not.toHaveProperty('overrides');
});

test('a file with several faults names each of them, and one that is no JSON keeps its cause', () => {
  write({ appTitle: 3, links: { dvf: 4 } });
  expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(/appTitle: .+; links: dvf: .+/);
  write('{');
  expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(
    expect.objectContaining({ cause: expect.any(SyntaxError) as unknown }) as Error,
  );
});

describe('ways to sign in', () => {
  test('are those of the panel where nothing is said, and a link by e-mail too where identity is emulated', () => {
    expect(runtimeConfiguration({})().signInMethods).toEqual(['password', 'google']);
    const emulated = { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(runtimeConfiguration(emulated)().signInMethods).toEqual(['password', 'google', 'emailLink']);
  });

  test('are those that are named, in the environment or over it in the file', () => {
    const env = { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099', SIGN_IN_METHODS: 'password, phone' };
    expect(runtimeConfiguration(env)().signInMethods).toEqual(['password', 'phone']);
    write({ signInMethods: ['password'], tokenSyncUrl: '/session' });
    expect(runtimeConfiguration({ ...env, CONFIG_FILE: file })()).toMatchObject({
      signInMethods: ['password'],
      tokenSyncUrl: '/session',
    });
  });

  test.each([{ SIGN_IN_METHODS: 'password,sms' }, { SIGN_IN_METHODS: 'google' }, { TOKEN_SYNC_URL: 'http://x.test/' }])(
    'end the start when %o names what is not known',
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
  test('changes what it names, at once and without a restart', () => {
    write({ appTitle: 'Agence du Port', links: { dvf: 'https://dvf.test/' } });
    const config = runtimeConfiguration({ CONFIG_FILE: file, APP_TITLE: 'Pignon' });
    expect(config()).toMatchObject({ appTitle: 'Agence du Port', apiUrl: '/api', links: { dvf: 'https://dvf.test/' } });
    expect(config().links.cadastre).toMatch(/^https/);
    write({ appTitle: 'Agence du Quai' });
    expect(config().appTitle).toBe('Agence du Quai');
  });

  test('shuts overrides where it says off', () => {
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
  ])('ends the start when it holds %j', (content, sentence) => {
    write(content);
    const start = () => runtimeConfiguration({ CONFIG_FILE: file });
    expect(start).toThrow(sentence);
    expect(start).toThrow(/^CONFIG_FILE [^\n]*$/);
  });

  test('ends the start when it is not there', () => {
    expect(() => runtimeConfiguration({ CONFIG_FILE: file })).toThrow(/config\.json cannot be read: .*ENOENT/);
  });

  test('leaves the last good configuration in force when it becomes bad, and says so once', () => {
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
