import { bus } from '@pignon/shared/bus';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { watchStyles } from './lost-styles';

let serverReturns: () => void = () => undefined;
jest.mock('../../shell/offline/connection', () => ({
  onServerReturn: (listener: () => void) => {
    serverReturns = listener;
    return () => undefined;
  },
}));

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const finishLoading = (event: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(event));
const notices: { message: string; id: string | undefined }[] = [];
const reports: unknown[] = [];
const continueLoading = jest.fn();

function failStyleSheet(href: string): void {
  const tag = document.createElement('link');
  Object.assign(tag, { rel: 'stylesheet', href });
  tag.setAttribute('integrity', 'sha384-list');
  document.head.append(tag);
  globalThis.__pignonStyleLost?.(tag, continueLoading);
}

/** Fails the second and third attempts. */
async function failTwice(): Promise<void> {
  for (const delayMs of [300, 1_200]) {
    await jest.advanceTimersByTimeAsync(delayMs);
    finishLoading('error');
  }
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  addProductMessages();
  addBootMessages();
  bus.on(
    'notice.raised',
    ({ message, action }) => void notices.push({ message, id: action && 'id' in action ? action.id : undefined }),
  );
});

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  notices.length = reports.length = 0;
  continueLoading.mockReset();
  stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body));
    return Promise.resolve(new Response());
  });
  watchStyles();
});

describe('a style sheet that fails to load', () => {
  test('is requested again at a fresh URL with its integrity, without a notice when it loads', async () => {
    failStyleSheet('/remotes/demo/1/list.css');
    await jest.advanceTimersByTimeAsync(300);
    const tag = sheets().at(-1);
    expect(new URL(tag!.href).search).toMatch(/^\?retry=/);
    expect(tag!.getAttribute('integrity')).toBe('sha384-list');
    expect(continueLoading).not.toHaveBeenCalled();
    finishLoading('load');
    await jest.advanceTimersByTimeAsync(0);
    expect(sheets()).toEqual([tag]);
    expect(continueLoading).toHaveBeenCalledTimes(1);
    expect([notices, reports]).toEqual([[], []]);
  });

  test('leaves its page without styles, is reported for the remote, and announced with a retry', async () => {
    failStyleSheet('/remotes/demo/2/list.css');
    await failTwice();
    expect(continueLoading).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([
      expect.objectContaining({
        remote: 'demo',
        version: '2',
        message: 'style sheet not loaded: /remotes/demo/2/list.css',
      }),
    ]);
    expect(notices).toEqual([
      expect.objectContaining({ message: expect.stringContaining('sans sa mise en forme') as string }),
    ]);
    bus.publish('notice.answered', { id: notices[0]!.id! });
    expect(sheets()).toHaveLength(2);
    finishLoading('load');
    await jest.advanceTimersByTimeAsync(0);
    expect(sheets()).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });

  test('is announced again when the retry fails, and loads once the server responds', async () => {
    failStyleSheet('/assets/late.css');
    await failTwice();
    expect(reports).toEqual([expect.objectContaining({ remote: 'host' })]);
    serverReturns();
    finishLoading('error');
    await jest.advanceTimersByTimeAsync(0);
    expect(notices).toHaveLength(2);
    serverReturns();
    finishLoading('load');
    await jest.advanceTimersByTimeAsync(0);
    expect([notices.length, sheets().length]).toEqual([2, 1]);
  });

  test('of a local development server is announced but not reported', async () => {
    failStyleSheet('http://localhost:3001/list.css');
    await failTwice();
    expect([notices.length, reports]).toEqual([1, []]);
  });
});
