import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aLiveRemote } from '../../testing/live-remote';
import { createRemoteLoader, type RemoteLoaderDeps } from './remote-loader';
import { LOAD_MEASURE } from './load-measure';
import { RemoteRefused, type RemoteFailure } from './remote-failure';

/** Responses by address: the n-th entry answers the n-th request, the last one all later ones. */
type ResponseScript = Record<string, (number | 'html' | 'hang')[]>;

let server: Server;
let origin: string;
let responses: ResponseScript;
let requestedUrls: string[];

beforeEach(async () => {
  requestedUrls = [];
  globalThis.__pignonRetries = undefined;
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const answers = responses[path] ?? [404];
    const requestNumber = requestedUrls.filter((url) => url.startsWith(path)).length;
    requestedUrls.push(request.url ?? '');
    const answer = answers[Math.min(requestNumber, answers.length - 1)];
    if (answer === 'hang') return;
    const ok = answer === 200;
    response.writeHead(answer === 'html' ? 200 : Number(answer), {
      'content-type': ok ? 'text/javascript' : 'text/html',
    });
    response.end(ok ? 'module' : '<h1>no</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function requestFile(path: string): Promise<string> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(3_000) });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
    throw new Error(`bad answer for ${path}`);
  return answer.text();
}

const remote = (version: string) => aLiveRemote('demo', { version, entry: `/${version}/entry` });

function loaderWith(overrides: Partial<RemoteLoaderDeps> = {}) {
  const failures: RemoteFailure[] = [];
  const standIns: string[] = [];
  const waits: number[] = [];
  let markCount = 0;
  const remoteLoader = createRemoteLoader({
    runEntry: async (live, mark) => {
      await requestFile(`${live.entry}${mark ? `?retry=${mark}` : ''}`);
    },
    moduleOf: (live, expose) => requestFile(`/${live.version}/${expose}`),
    standInFor: () => Promise.resolve(undefined),
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    newMark: () => String((markCount += 1)),
    onFailure: (failure) => failures.push(failure),
    onFallback: (_failure, previous) => standIns.push(previous.version),
    ...overrides,
  });
  return { remoteLoader, failures, standIns, waits };
}

describe('the remote loader', () => {
  test('tries an entry and a chunk up to three times, with growing delays and fresh URLs', async () => {
    responses = { '/v2/entry': [503, 'html', 200], '/v2/page': [200] };
    const { remoteLoader, failures, waits } = loaderWith();
    expect(await remoteLoader.load(remote('v2'), 'page')).toBe('module');
    expect(requestedUrls).toEqual(['/v2/entry', '/v2/entry?retry=1', '/v2/entry?retry=2', '/v2/page']);
    expect(waits).toEqual([300, 1200]);
    expect(failures).toEqual([]);
  });

  test('never requests a failed URL again, however often the user retries', async () => {
    responses = { '/v2/entry': [503] };
    const { remoteLoader } = loaderWith();
    for (let time = 0; time < 2; time += 1) {
      await expect(remoteLoader.load(remote('v2'), 'page')).rejects.toThrow();
      remoteLoader.reset('demo');
    }
    expect(new Set(requestedUrls).size).toBe(6);
  });

  test('retries after an HTML page with status 200', async () => {
    responses = { '/v2/entry': [200], '/v2/page': ['html', 200] };
    expect(await loaderWith().remoteLoader.load(remote('v2'), 'page')).toBe('module');
  });

  test('retries after a request without response', async () => {
    responses = { '/v2/entry': ['hang', 200], '/v2/page': [200] };
    expect(await loaderWith().remoteLoader.load(remote('v2'), 'page')).toBe('module');
  });

  test('does not retry after a timeout, but uses the fallback version', async () => {
    jest.useFakeTimers();
    const moduleOf = jest.fn(({ version }: { version: string }) =>
      version === 'v2' ? new Promise<unknown>(() => undefined) : Promise.resolve('module'),
    );
    const { remoteLoader, waits } = loaderWith({
      runEntry: () => Promise.resolve(),
      moduleOf,
      standInFor: () => Promise.resolve(remote('v1')),
    });
    const loading = remoteLoader.load(remote('v2'), 'page');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loading).toBe('module');
    expect([moduleOf.mock.calls.map(([{ version }]) => version), waits]).toEqual([['v2', 'v1'], []]);
  });

  test('falls back to the previous version, and keeps it', async () => {
    responses = { '/v2/entry': [404], '/v1/entry': [200], '/v1/page': [200], '/v1/other': [200] };
    const { remoteLoader, failures, standIns } = loaderWith({ standInFor: () => Promise.resolve(remote('v1')) });
    expect(await remoteLoader.load(remote('v2'), 'page')).toBe('module');
    const before = requestedUrls.length;
    expect(await remoteLoader.load(remote('v2'), 'other')).toBe('module');
    expect(requestedUrls.slice(before)).toEqual(['/v1/entry', '/v1/other']);
    expect(standIns).toEqual(['v1']);
    expect(remoteLoader.standIn('demo')?.version).toBe('v1');
    remoteLoader.reset('demo');
    expect(remoteLoader.standIn('demo')).toBeUndefined();
    expect(failures).toEqual([]);
  });

  test('rejects with one failure that names remote, version and a reference', async () => {
    responses = {};
    const { remoteLoader, failures } = loaderWith();
    await expect(remoteLoader.load(remote('v2'), 'page')).rejects.toMatchObject({ remote: 'demo', version: 'v2' });
    expect(failures).toHaveLength(1);
    expect(failures[0]?.errorId).toMatch(/^[2-9A-Z]{8}$/);
  });

  test('requests no file of an incompatible version, and gives the reason', async () => {
    responses = { '/v2/entry': [200], '/v2/page': [200] };
    const { remoteLoader, failures } = loaderWith({ standInFor: () => Promise.resolve(remote('v1')) });
    const refused = { ...remote('v2'), refused: 'it asks for contract ^2.0.0' };
    await expect(remoteLoader.load(refused, 'page')).rejects.toThrow('demo v2: it asks for contract ^2.0.0');
    expect(await remoteLoader.preload(refused, 'page')).toBeUndefined();
    expect(requestedUrls).toEqual([]);
    expect(failures[0]?.cause).toBeInstanceOf(RemoteRefused);
  });

  test('requests nothing after three failures, until the user retries', async () => {
    responses = {};
    const { remoteLoader, failures } = loaderWith();
    const fail = () =>
      remoteLoader.load(remote('v2'), 'page').then(
        () => {
          throw new Error('it came');
        },
        (failure: unknown) => failure as RemoteFailure,
      );
    for (let attemptIndex = 0; attemptIndex < 2; attemptIndex += 1) await fail();
    const lastFailure = await fail();
    requestedUrls = [];
    const { errorId } = await fail();
    expect([requestedUrls, errorId, failures.length]).toEqual([[], lastFailure.errorId, 3]);
    remoteLoader.reset('demo');
    await fail();
    expect(requestedUrls).toHaveLength(3);
  });

  test('counts parallel failures as one', async () => {
    responses = {};
    const { remoteLoader } = loaderWith();
    await Promise.allSettled(['a', 'b', 'c'].map((slot) => remoteLoader.load(remote('v2'), slot)));
    requestedUrls = [];
    await remoteLoader.load(remote('v2'), 'page').catch(() => undefined);
    expect(requestedUrls).toHaveLength(3);
  });

  test('keeps the reference of a repeated failure, as it is reported once', async () => {
    const { remoteLoader, failures } = loaderWith({ runEntry: () => Promise.reject(new Error('entry not loaded')) });
    await remoteLoader.load(remote('v2'), 'page').catch(() => undefined);
    remoteLoader.reset('demo');
    await remoteLoader.load(remote('v2'), 'page').catch(() => undefined);
    expect(new Set(failures.map(({ errorId }) => errorId)).size).toBe(1);
  });

  test('requests all further files of a version anew after one has failed, but none of others', async () => {
    responses = { '/v2/entry': [200], '/v2/page': [503, 200], '/v1/entry': [200], '/v1/page': [200] };
    const retryMarks: (string | undefined)[] = [];
    const { remoteLoader } = loaderWith({
      moduleOf: async (live, expose) => {
        // another remote loads in the middle of a repeated attempt
        if (live.version === 'v2') await remoteLoader.load({ ...remote('v1'), name: 'other' }, expose);
        retryMarks.push(globalThis.__pignonRetries?.[`pignon_${live.name}_${live.version}`]);
        return requestFile(`/${live.version}/${expose}`);
      },
    });
    await remoteLoader.load(remote('v2'), 'page');
    expect(retryMarks).toEqual([undefined, undefined, undefined, '1']);
  });

  test('measures successful loads only', async () => {
    responses = { '/v2/entry': [200], '/v2/page': [503, 200] };
    performance.clearMeasures();
    const { remoteLoader } = loaderWith();
    await remoteLoader.load(remote('v2'), 'page');
    await remoteLoader.load(remote('v2'), 'other').catch(() => undefined);
    const measures = performance.getEntriesByType('measure').filter(({ name }) => name.startsWith(LOAD_MEASURE));
    expect(measures).toEqual([
      expect.objectContaining({
        name: 'pignon:demo page',
        duration: expect.any(Number) as number,
        detail: { remote: 'demo', version: 'v2', part: 'page' },
      }),
    ]);
  });

  test('reverts a version that failed while rendering once, but not its fallback', async () => {
    responses = { '/v2/entry': [200], '/v1/entry': [200], '/v2/page': [200], '/v1/page': [200] };
    const standInFor = jest.fn(() => Promise.resolve(remote('v1')));
    const { remoteLoader, standIns } = loaderWith({ standInFor });
    await remoteLoader.load(remote('v2'), 'page');
    expect(await remoteLoader.stepBack(remote('v2'), 'page', 'v2')).toBe(true);
    expect(remoteLoader.standIn('demo')?.version).toBe('v1');
    // another component of the failed version
    expect(await remoteLoader.stepBack(remote('v2'), 'slot', 'v2')).toBe(true);
    expect(await remoteLoader.stepBack(remote('v2'), 'page', 'v1')).toBe(false);
    expect(standInFor).toHaveBeenCalledTimes(1);
    // the component that rendered it has reported it
    expect(standIns).toEqual([]);
  });

  test.each([
    ['there is no fallback', () => Promise.resolve(undefined)],
    ['the fallback is the same version', () => Promise.resolve(remote('v2'))],
    ['the fallback cannot be loaded', () => Promise.resolve(remote('v0'))],
    ['the fallback request fails', () => Promise.reject(new Error('gone'))],
  ])('does not revert a version that failed while rendering when %s', async (_, standInFor) => {
    responses = { '/v2/entry': [200], '/v2/page': [200] };
    const { remoteLoader } = loaderWith({ standInFor });
    expect(await remoteLoader.stepBack(remote('v2'), 'page', 'v2')).toBe(false);
    expect(remoteLoader.standIn('demo')).toBeUndefined();
  });

  test('reports no failure of a preload', async () => {
    responses = {};
    const { remoteLoader, failures } = loaderWith();
    await remoteLoader.preload(remote('v2'), 'page');
    expect(requestedUrls).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});
