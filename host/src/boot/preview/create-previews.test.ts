import type { Catalogue } from '@pignon/shared/federation/live-remote';
import type { PreviewAnswer } from '@pignon/shared/federation/preview/preview';
import { previewCookie, previewsIn } from '@pignon/shared/federation/preview/preview-cookie';
import { createCatalogueStore } from '@pignon/shared/federation/runtime/live-remotes-store';
import { createStore } from '@pignon/shared/state';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { createPreviews, type EndedPreview } from './create-previews';

const live = aLiveRemote('contact', { version: '1' });
const preview = aLiveRemote('contact', { version: '2' });
const catalogueOf = (revision: number): Catalogue => ({
  revision,
  remotes: { contact: live, mandate: aLiveRemote('mandate') },
});

/** Stored cookie, and the edge's responses to `name@version`. */
let cookie: string;
let answers: Map<string, PreviewAnswer>;
const storedPreviews = (uid = 'zoe') => previewsIn(cookie, uid);

/** Opens a new page in this browser. */
function openPage() {
  const catalogue = createCatalogueStore(catalogueOf(1));
  const ended = createStore<readonly EndedPreview[] | undefined>(undefined);
  const requests: string[] = [];
  const page = { reloadPage: jest.fn(), onShown: jest.fn(), hasUnsavedChanges: jest.fn(() => false) };
  const previews = createPreviews({
    ...page,
    catalogue,
    ended,
    cookies: { read: () => cookie, write: (text) => (cookie = text.split(';')[0] ?? '') },
    ask: ({ name, version }) => {
      requests.push(`${name}@${version}`);
      const answer = answers.get(`${name}@${version}`);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network'));
    },
  });
  const shownVersion = (name = 'contact') => catalogue.get().remotes[name];
  const endedReasons = () => ended.get()?.map((endedPreview) => endedPreview.why) ?? [];
  return { ...page, catalogue, previews, asked: requests, shown: shownVersion, why: endedReasons };
}

/** Opens a page with a preview link. */
async function openPageByLink() {
  const page = openPage();
  await page.previews.bring('zoe', ['contact@2']);
  return page;
}

beforeEach(() => {
  cookie = '';
  answers = new Map([['contact@2', { remote: preview }]]);
});

describe('a link to a preview', () => {
  test('shows that version and leaves the other remotes unchanged', async () => {
    const { shown, previews, onShown, why: endedReasons } = await openPageByLink();
    expect([shown()?.version, shown('mandate')?.version, endedReasons(), storedPreviews()]).toEqual([
      '2',
      '1',
      [],
      { contact: '2' },
    ]);
    expect([previews.isPreview(preview), previews.isPreview(live)]).toEqual([true, false]);
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('is requested once per page, however often the page renders', async () => {
    const { previews, asked } = await openPageByLink();
    await previews.bring('zoe', ['contact@2']);
    expect(asked).toEqual(['contact@2']);
  });

  test('applies to the next page, for the same user only', async () => {
    await openPageByLink();
    const nextPage = openPage();
    await nextPage.previews.bring('zoe', []);
    expect(nextPage.shown()?.version).toBe('2');
    await nextPage.previews.bring('yann', ['contact@2']);
    expect([nextPage.shown()?.version, storedPreviews(), storedPreviews('yann')]).toEqual(['1', {}, {}]);
  });

  test('replaces the earlier preview of the same remote', async () => {
    cookie = previewCookie('zoe', { contact: '7', mandate: '2' });
    answers.set('mandate@2', { remote: aLiveRemote('mandate', { version: '2' }) });
    const { asked } = await openPageByLink();
    expect([asked.toSorted(), storedPreviews()]).toEqual([['contact@2', 'mandate@2'], { contact: '2', mandate: '2' }]);
  });

  test('is not requested when it names an address instead of a version', async () => {
    const { previews, asked, why: endedReasons, shown, onShown } = openPage();
    await previews.bring('zoe', ['contact@http://localhost:1', 'contact']);
    expect([asked, endedReasons(), shown()?.version, storedPreviews()]).toEqual([[], ['faulty'], '1', {}]);
    expect(onShown).not.toHaveBeenCalled();
  });

  for (const refusal of ['unknown', 'live', 'takenBack', 'replaced', 'unsuited'] as const)
    test(`keeps the live version when the answer is ${refusal}`, async () => {
      answers.set('contact@2', { refusal });
      const { why: endedReasons, shown, reloadPage } = await openPageByLink();
      expect([endedReasons(), shown()?.version, storedPreviews(), reloadPage.mock.calls.length]).toEqual([
        [refusal],
        '1',
        {},
        0,
      ]);
    });

  test('is kept for the next page while the edge does not respond', async () => {
    answers.clear();
    const { why: endedReasons, shown } = await openPageByLink();
    expect([endedReasons(), shown()?.version, storedPreviews()]).toEqual([['unreachable'], '1', { contact: '2' }]);
  });
});

describe('a preview ends', () => {
  test('when the user leaves it', async () => {
    const { previews, shown, why: endedReasons, reloadPage } = await openPageByLink();
    previews.leave();
    expect([shown()?.version, storedPreviews(), endedReasons(), reloadPage.mock.calls.length]).toEqual([
      '1',
      {},
      [],
      1,
    ]);
  });

  test('when the version is rolled back, and not on other changes', async () => {
    const { previews, shown, why: endedReasons, reloadPage } = await openPageByLink();
    await previews.checkAgain();
    answers.clear();
    await previews.checkAgain();
    expect([shown()?.version, reloadPage.mock.calls.length]).toEqual(['2', 0]);
    answers.set('contact@2', { refusal: 'takenBack' });
    await previews.checkAgain();
    expect([shown()?.version, storedPreviews(), endedReasons(), reloadPage.mock.calls.length]).toEqual([
      '1',
      {},
      ['takenBack'],
      1,
    ]);
  });

  test('during unsaved work without a reload: the version on screen still counts as a preview', async () => {
    const { previews, catalogue, shown, reloadPage, hasUnsavedChanges } = await openPageByLink();
    hasUnsavedChanges.mockReturnValue(true);
    catalogue.use('contact');
    answers.set('contact@2', { refusal: 'live' });
    await previews.checkAgain();
    expect([shown(), storedPreviews(), reloadPage.mock.calls.length, catalogue.isStale()]).toEqual([
      preview,
      {},
      0,
      true,
    ]);
    expect(previews.isPreview(preview)).toBe(true);
  });

  test('when a file of that version cannot be loaded', async () => {
    const { previews, shown, why: endedReasons, reloadPage } = await openPageByLink();
    previews.failed({ name: 'contact', version: '1', detail: 'gone' });
    expect(reloadPage).not.toHaveBeenCalled();
    previews.failed({ name: 'contact', version: '2', detail: 'gone' });
    expect([shown()?.version, storedPreviews(), endedReasons(), reloadPage.mock.calls.length]).toEqual([
      '1',
      {},
      ['failed'],
      1,
    ]);
  });

  test('when the user left it in another tab', async () => {
    const { previews, shown, why: endedReasons, reloadPage } = await openPageByLink();
    previews.lookAtCookie();
    expect([shown()?.version, reloadPage.mock.calls.length]).toEqual(['2', 0]);
    cookie = '';
    previews.lookAtCookie();
    expect([shown()?.version, endedReasons(), reloadPage.mock.calls.length]).toEqual(['1', [], 1]);
  });

  test('when the user signs out', async () => {
    const { previews, shown, reloadPage } = await openPageByLink();
    previews.forget();
    expect([shown()?.version, cookie, reloadPage.mock.calls.length]).toEqual(['1', 'pignon-preview=', 0]);
  });
});
