import { OVERRIDE_MS, OVERRIDES_KEY } from './local-origin';
import { createOverrides, OverrideRefused } from './override-store';

const NOW = Date.UTC(2026, 10, 22, 9);
const ORIGIN = 'http://localhost:3001';
const storedValues = new Map<string, string>();
const storage = {
  getItem: (key: string) => storedValues.get(key) ?? null,
  setItem: (key: string, value: string) => void storedValues.set(key, value),
  removeItem: (key: string) => void storedValues.delete(key),
};
const allowMock = jest.fn<Promise<void>, [ports: readonly number[]]>();
let currentUid: string | undefined;

const store = () => {
  const createdStore = createOverrides({ storage, uid: () => currentUid, now: () => Date.now(), allow: allowMock });
  createdStore.refresh();
  return createdStore;
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  storedValues.clear();
  allowMock.mockReset().mockResolvedValue();
  currentUid = 'zoe';
  return () => jest.useRealTimers();
});

describe('an override', () => {
  test('lasts for eight hours, also in the next page, and then ends by itself', async () => {
    await store().set('contact', ORIGIN);
    const page = store();
    const onChange = jest.fn();
    page.subscribe(onChange);
    expect(page.read()).toEqual({ contact: { origin: ORIGIN, until: NOW + OVERRIDE_MS } });
    expect(page.read()).toBe(page.read());
    jest.advanceTimersByTime(OVERRIDE_MS - 1);
    expect(page.read()).toHaveProperty('contact');
    jest.advanceTimersByTime(2);
    expect(page.read()).toEqual({});
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store().read()).toEqual({});
  });

  test('expires at its own time among several, without a timer when there is none', async () => {
    const page = store();
    expect(jest.getTimerCount()).toBe(0);
    await page.set('contact', ORIGIN);
    jest.advanceTimersByTime(1_000);
    await page.set('mandate', 'http://localhost:3002');
    const onChange = jest.fn();
    page.subscribe(onChange);
    jest.advanceTimersByTime(OVERRIDE_MS - 1_000 + 1);
    expect(Object.keys(page.read())).toEqual(['mandate']);
    expect(onChange).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(page.read()).toEqual({});
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([undefined, 'yann'])('is not stored when %s is signed in once the edge responds', async (nextUser) => {
    const page = store();
    allowMock.mockImplementation(() => {
      currentUid = nextUser;
      return Promise.resolve();
    });
    await expect(page.set('contact', ORIGIN)).rejects.toThrow('right');
    expect(storedValues.size).toBe(0);
  });

  test('is removed alone or with all others, and the edge gets the remaining ports', async () => {
    const page = store();
    await page.set('contact', ORIGIN);
    await page.set('mandate', 'http://localhost:3002');
    expect(allowMock).toHaveBeenLastCalledWith([3001, 3002]);
    await page.clear('contact');
    expect(Object.keys(page.read())).toEqual(['mandate']);
    expect(allowMock).toHaveBeenLastCalledWith([3002]);
    await page.clear();
    expect(page.read()).toEqual({});
    expect(storedValues.size).toBe(0);
    expect(allowMock).toHaveBeenLastCalledWith([]);
  });

  test('is removed although the edge does not respond', async () => {
    const page = store();
    await page.set('contact', ORIGIN);
    allowMock.mockRejectedValue(new OverrideRefused('unreachable'));
    await page.clear('contact');
    expect(page.read()).toEqual({});
  });

  test('does not apply to other users', async () => {
    const page = store();
    await page.set('contact', ORIGIN);
    currentUid = 'yann';
    page.refresh();
    expect(page.read()).toEqual({});
    currentUid = undefined;
    page.refresh();
    expect(page.read()).toEqual({});
    await expect(page.set('contact', ORIGIN)).rejects.toThrow('right');
  });

  test('of another tab is noticed at the next check', async () => {
    const [page, otherStore] = [store(), store()];
    await otherStore.set('contact', ORIGIN);
    page.refresh();
    expect(page.read()).toHaveProperty('contact');
    await otherStore.clear();
    page.refresh();
    expect(page.read()).toEqual({});
  });
});

test.each([
  ['contact', 'http://localhost.evil.com:3001', 'origin'],
  ['contact', 'http://127.0.0.1:3001', 'origin'],
  ['../api', ORIGIN, 'name'],
])('%s from %s is refused without a request', async (name, origin, reason) => {
  await expect(store().set(name, origin)).rejects.toMatchObject({ reason });
  expect(allowMock).not.toHaveBeenCalled();
  expect(storedValues.size).toBe(0);
});

test('refused overrides are not stored, and ten is the maximum', async () => {
  const page = store();
  for (let port = 3001; port <= 3010; port += 1) await page.set(`a${port}`, `http://localhost:${port}`);
  await expect(page.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'many' });
  await page.clear();
  allowMock.mockRejectedValue(new OverrideRefused('right'));
  await expect(page.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'right' });
  expect(page.read()).toEqual({});
  expect(storedValues.size).toBe(0);
});

const remotes = (change: object) => ({ contact: { origin: ORIGIN, until: NOW + 1, ...change } });
test.each([
  'not json',
  '[]',
  JSON.stringify({ uid: 'zoe', remotes: remotes({ origin: 'http://localhost.evil.com' }) }),
  JSON.stringify({ uid: 'zoe', remotes: remotes({ origin: 'http://user:pass@localhost:3001' }) }),
  JSON.stringify({ uid: 'zoe', remotes: remotes({ until: NOW }) }),
  JSON.stringify({ uid: 'zoe', remotes: remotes({ until: NOW + OVERRIDE_MS + 1 }) }),
  JSON.stringify({ uid: 'zoe', remotes: { '../x': remotes({}).contact } }),
  JSON.stringify({ uid: 'yann', remotes: remotes({}) }),
  JSON.stringify({ remotes: remotes({}) }),
])('ignores a manually edited record: %s', (text) => {
  storedValues.set(OVERRIDES_KEY, text);
  expect(store().read()).toEqual({});
});
