// @vitest-environment node
import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, test, vi } from 'vitest';
import { forgetFailedShares, HOST } from './failed-shares';

const NAME = '@pignon/shared/ui/form';

test('a door that did not come is asked for again, once that failure is forgotten', async () => {
  const get = vi.fn<() => Promise<() => string>>();
  get.mockRejectedValueOnce(new Error('Loading chunk form failed.')).mockResolvedValue(() => 'the door');
  const shareConfig = { singleton: true, requiredVersion: '^1.4.0' };
  const shared = { [NAME]: { version: '1.4.0', get, shareConfig, strategy: 'loaded-first' as const } };
  const host = createInstance({ name: HOST, remotes: [], shared });
  const door = async () => {
    const factory = await host.loadShare<string>(NAME);
    return factory ? factory() : undefined;
  };
  await expect(door()).rejects.toThrow('Loading chunk form failed.');
  // as the runtime leaves it
  await expect(door()).rejects.toThrow('Loading chunk form failed.');
  forgetFailedShares();
  expect(await door()).toBe('the door');
  expect(get).toHaveBeenCalledTimes(2);
});
