import { withTimeout } from './with-timeout';

beforeEach(() => void jest.useFakeTimers());

test('rejects after a minute without result', async () => {
  const outcome = withTimeout(new Promise(() => undefined), './page').catch((cause: unknown) => cause);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', message: './page was still awaited after 60 s' });
});

test('settles like the promise, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('module'), './page')).toBe('module');
  await expect(withTimeout(Promise.reject(new Error('gone')), './page')).rejects.toThrow('gone');
  expect(jest.getTimerCount()).toBe(0);
});
