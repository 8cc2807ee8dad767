import type { Catalogue } from '../live-remote';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { createCatalogueStore } from './catalogue-store';
import { refreshCatalogue } from './catalogue-watch';

const revision = (number: number): Catalogue => ({ revision: number, remotes: {} });
let answer: (response: Response) => void;
let asked: number;

beforeEach(() => {
  asked = 0;
  stubGlobal('fetch', (_url: string, { signal }: RequestInit = {}) => {
    asked += 1;
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
});

test('one question is asked at a time, and the next one once it is answered', async () => {
  const store = createCatalogueStore(revision(1));
  const both = Promise.all([refreshCatalogue(store), refreshCatalogue(store)]);
  expect(asked).toBe(1);
  answer(Response.json(revision(2)));
  await both;
  expect(store.get().revision).toBe(2);
  void refreshCatalogue(store);
  expect(asked).toBe(2);
});

test('a question that is never answered is given up, and is no news', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
  stubGlobal('fetch', (_url: string, { signal }: RequestInit = {}) => {
    asked += 1;
    return signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined);
  });
  const store = createCatalogueStore(revision(1));
  await refreshCatalogue(store);
  await refreshCatalogue(store);
  expect([asked, store.get().revision]).toEqual([2, 1]);
});
