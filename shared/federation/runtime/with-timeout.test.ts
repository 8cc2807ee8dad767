import { withTimeout } from './with-timeout';

beforeEach(() => void jest.useFakeTimers());

test('a part that neither comes nor fails within a minute fails', async () => {
  const outcome = withTimeout(new Promise(() => undefined), './page').catch((cause: unknown) => cause);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', message: './page was still awaited after 60 s' });
});

test('a part that comes or fails does so as it would, and is not given up later', async () => {
  expect(await withTimeout(Promise.resolve('module'), './page')).toBe('module');
  await expect(withTimeout(Promise.reject(new Error('gone')), './page')).rejects.toThrow('gone');
  expect(jest.getTimerCount()).toBe(0);
});
