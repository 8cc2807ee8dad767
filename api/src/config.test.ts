import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('the settings', () => {
  it('have an answer for everything, and take an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      databaseUrl: undefined,
      projectId: 'demo-pignon',
      trustedProxies: 'loopback',
      tokenTrustSeconds: 10,
    });
  });

  it('ask the emulator every time', () => {
    expect(readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).tokenTrustSeconds).toBe(0);
  });

  it('name each variable at fault', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', MEDIA_SECRET: 'short' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /Setting PORT: .*\nSetting DATABASE_URL: must start with postgres:\/\/\nSetting MEDIA_SECRET: /,
    );
  });
});
