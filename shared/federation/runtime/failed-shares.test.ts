import { createInstance } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './failed-shares';
import { HOST } from './federation-instances';

const NAME = '@pignon/shared/ui/form';

test('loads an entry point again after its failure was cleared', async () => {
  const get = jest.fn<Promise<() => string>, []>();
  get.mockRejectedValueOnce(new Error('Loading chunk form failed.')).mockResolvedValue(() => 'the module');
  const shareConfig = { singleton: true, requiredVersion: '^1.4.0' };
  const shared = { [NAME]: { version: '1.4.0', get, shareConfig, strategy: 'loaded-first' as const } };
  const host = createInstance({ name: HOST, remotes: [], shared });
  const entryPoint = async () => {
    const factory = await host.loadShare<string>(NAME);
    return factory ? factory() : undefined;
  };
  await expect(entryPoint()).rejects.toThrow('Loading chunk form failed.');
  // the runtime repeats the failure without a request
  await expect(entryPoint()).rejects.toThrow('Loading chunk form failed.');
  forgetFailedShares();
  expect(await entryPoint()).toBe('the module');
  expect(get).toHaveBeenCalledTimes(2);
});
