import { ConfigError, readConfig } from './config';

describe('the settings', () => {
  it('have defaults, and treat an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      databaseUrl: undefined,
      projectId: 'demo-pignon',
      trustedProxies: 'loopback',
      tokenTrustSeconds: 10,
      privateHosts: [],
      sessionDays: 30,
      secondFactor: 'optional',
      callLimits: { perUser: 6000, refusedPerAddress: 1000 },
      geoplateformeUrl: 'https://data.geopf.fr',
    });
  });

  it('use another service for addresses and maps, or none', () => {
    expect(readConfig({ GEOPF_URL: 'http://localhost:9000/' }).geoplateformeUrl).toBe('http://localhost:9000');
    expect(readConfig({ GEOPF_URL: 'off' }).geoplateformeUrl).toBeUndefined();
    expect(() => readConfig({ GEOPF_URL: 'ftp://maps' })).toThrow(/Setting GEOPF_URL/);
  });

  it('ask the public service of leaked passwords, another one or none; none by default with the identity emulator', () => {
    const emulated = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readConfig({}).leakedPasswordsUrl).toBe('https://api.pwnedpasswords.com');
    expect(readConfig({ LEAKED_PASSWORDS_URL: 'off' }).leakedPasswordsUrl).toBeUndefined();
    expect(readConfig(emulated).leakedPasswordsUrl).toBeUndefined();
    const own = { LEAKED_PASSWORDS_URL: 'http://localhost:9000/' };
    expect(readConfig({ ...emulated, ...own }).leakedPasswordsUrl).toBe('http://localhost:9000');
    expect(() => readConfig({ LEAKED_PASSWORDS_URL: 'ftp://list' })).toThrow(/Setting LEAKED_PASSWORDS_URL/);
  });

  it('allow only the listed private hosts, and all of them with the identity emulator', () => {
    expect(readConfig({ PRIVATE_HOSTS: 'Mail.lan, ftp.lan,' }).privateHosts).toEqual(['mail.lan', 'ftp.lan']);
    expect(readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).privateHosts).toBe('all');
  });

  it('verify every token with the emulator', () => {
    expect(readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).tokenTrustSeconds).toBe(0);
  });

  it('accept earlier secrets and other algorithms, the current ones first', () => {
    const [earlier, first] = ['e'.repeat(32), 'f'.repeat(32)];
    expect(readConfig({}).keys).toEqual({
      previousSecrets: [],
      macs: ['sha256'],
      ciphers: ['aes-256-gcm', 'chacha20-poly1305'],
    });
    const settings = { MEDIA_SECRET_PREVIOUS: `${earlier}, ${first}`, MAC_ALGORITHMS: 'sha3-256,sha256' };
    expect(readConfig({ ...settings, CIPHERS: 'chacha20-poly1305' }).keys).toEqual({
      previousSecrets: [earlier, first],
      macs: ['sha3-256', 'sha256'],
      ciphers: ['chacha20-poly1305'],
    });
    for (const wrong of [{ MEDIA_SECRET_PREVIOUS: 'short' }, { MAC_ALGORITHMS: 'md5' }, { CIPHERS: 'aes-256-cbc' }])
      expect(() => readConfig(wrong)).toThrow(new RegExp(`Setting ${Object.keys(wrong)[0]}`));
  });

  it('have uploads scanned by a clamd on the network or on the machine', () => {
    expect(readConfig({}).clamd).toBeUndefined();
    expect(readConfig({ CLAMD_URL: 'tcp://clamd:3310' }).clamd).toEqual({ host: 'clamd', port: 3310 });
    expect(readConfig({ CLAMD_URL: 'tcp://[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
    expect(readConfig({ CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }).clamd).toEqual({ socket: '/run/clamav/clamd.ctl' });
    for (const url of ['clamd', 'http://clamd:3310', 'tcp://clamd', 'tcp://clamd:99999', 'unix:clamd'])
      expect(() => readConfig({ CLAMD_URL: url })).toThrow(/Setting CLAMD_URL: must be tcp/);
  });

  it('require a second factor of nobody, of who manages, or of everybody', () => {
    for (const rule of ['optional', 'management', 'all'])
      expect(readConfig({ SECOND_FACTOR: rule }).secondFactor).toBe(rule);
    expect(() => readConfig({ SECOND_FACTOR: 'managers' })).toThrow(/Setting SECOND_FACTOR/);
  });

  it('report each invalid variable', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', MEDIA_SECRET: 'short' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /Setting PORT: .*\nSetting DATABASE_URL: must start with postgres:\/\/\nSetting MEDIA_SECRET: /,
    );
  });

  it('store media in the data folder, or in a bucket whose settings are complete', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const bucket = {
      S3_ENDPOINT: 'http://minio:9000',
      S3_BUCKET: 'pignon',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(bucket).s3).toEqual({
      endpoint: 'http://minio:9000',
      bucket: 'pignon',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    });
    expect(readConfig({ ...bucket, S3_FORCE_PATH_STYLE: 'false', S3_REGION: 'auto' }).s3).toMatchObject({
      region: 'auto',
      forcePathStyle: false,
    });
    expect(() => readConfig({ ...bucket, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      /S3_BUCKET: is missing.*\nSetting S3_SECRET_ACCESS_KEY: is missing/,
    );
    expect(() => readConfig({ ...bucket, S3_ENDPOINT: 'minio:9000' })).toThrow(/Setting S3_ENDPOINT/);
  });
});
