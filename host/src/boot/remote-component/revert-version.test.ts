import { bus } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { addProductMessages } from '../../messages/product';
import { revertVersion } from './revert-version';

const [loaderReverts, switchToFallback, refresh] = [jest.fn(), jest.fn(), jest.fn()];
let standIn: LiveRemote | undefined;
jest.mock('../platform', () => ({
  catalogue: {},
  exposedModules: { turnToStandIn: (name: string) => switchToFallback(name) as unknown },
  remoteLoader: {
    standIn: () => standIn,
    stepBack: (...args: unknown[]) => loaderReverts(...args) as unknown,
  },
}));
jest.mock('@pignon/shared/federation/runtime/live-remotes-watch', () => ({
  refreshCatalogue: () => refresh() as unknown,
}));

const remote = aLiveRemote('demo');
const notices: string[] = [];

beforeAll(() => {
  addProductMessages();
  bus.on('notice.raised', ({ message }) => void notices.push(message));
});

beforeEach(() => {
  notices.length = 0;
  standIn = undefined;
  for (const mock of [loaderReverts, switchToFallback, refresh]) mock.mockReset();
  loaderReverts.mockImplementation(() => {
    standIn = { ...remote, version: '0' };
    return Promise.resolve(true);
  });
});

describe('reverting a version that threw while rendering', () => {
  test('happens once, with one notice, for all components that fail together', async () => {
    const reverts = ['./page', './slot'].map((expose) => revertVersion(remote, expose, '1'));
    expect(await Promise.all(reverts)).toEqual([true, true]);
    expect(loaderReverts).toHaveBeenCalledTimes(1);
    expect(switchToFallback.mock.calls).toEqual([['demo']]);
    expect(notices).toEqual([expect.stringContaining('la précédente la remplace')]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('shows no second notice for a component that fails later', async () => {
    await revertVersion(remote, './page', '1');
    expect(await revertVersion(remote, './slot', '1')).toBe(true);
    expect([notices.length, switchToFallback.mock.calls.length]).toEqual([1, 1]);
  });

  test('shows no notice without a fallback version', async () => {
    loaderReverts.mockResolvedValue(false);
    expect(await revertVersion(remote, './page', '1')).toBe(false);
    expect(notices).toEqual([]);
    expect(switchToFallback).not.toHaveBeenCalled();
  });
});
