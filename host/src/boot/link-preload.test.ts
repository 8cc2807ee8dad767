import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { LiveSlot } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { preloadFirstPage, preloadOnIntent } from './link-preload';

const homeSlot = (expose: string, roles?: Role[]): LiveSlot => ({ slot: 'home.widget', order: 1, expose, roles });
const title = { fr: 'Visites', en: 'Visits' };
const visits = aLiveRemote('visits', {
  routes: [
    { path: '/visit/list', title, expose: './list' },
    { path: '/visit', redirect: '/visit/list' },
  ],
  slots: [
    homeSlot('./today'),
    homeSlot('./tasks', ['NEGOTIATOR']),
    { slot: 'property.panel', order: 1, expose: './of' },
  ],
});
const accounts = aLiveRemote('accounts', { slots: [homeSlot('./waiting', ['MANAGER'])] });
const tried = aLiveRemote('tried', {
  routes: [{ path: '/tried', title, expose: './page' }],
  slots: [homeSlot('./card')],
});

let person: { roles: Role[] } | undefined;
const preloads: string[] = [];
const preloadHomePage = jest.fn();
jest.mock('./routes', () => ({ preloadHomePage: () => preloadHomePage() as unknown }));
jest.mock('./platform', () => ({
  catalogue: {
    get: () => ({ revision: 1, remotes: { visits, accounts, tried } }),
    person: () => person,
    isSettled: (name: string) => name !== 'tried',
  },
  exposedModules: { preload: ({ name }: { name: string }, expose: string) => preloads.push(`${name} ${expose}`) },
}));

const prefetchPage = jest.fn();
jest.mock('../shell/product-queries', () => ({
  prefetchPage: (address: string, pageAt: (address: string) => string | undefined) =>
    prefetchPage(address, pageAt(address)) as unknown,
}));

beforeAll(preloadOnIntent);
beforeEach(() => {
  jest.useFakeTimers();
  prefetchPage.mockClear();
  person = undefined;
  preloads.length = 0;
  preloadHomePage.mockClear();
});

test('preloads the home page with each remote’s file for it, except of remotes of unknown version or for some roles', () => {
  void preloadFirstPage('/');
  expect(preloadHomePage).toHaveBeenCalledTimes(1);
  expect(preloads).toEqual(['visits ./today', 'visits ./tasks']);
});

test('preloads what a known user sees on the home page', () => {
  person = { roles: ['MANAGER'] };
  void preloadFirstPage('/');
  expect(preloads).toEqual(['visits ./today', 'accounts ./waiting']);
});

test('preloads only the page of a remote at its address', () => {
  void preloadFirstPage('/visit/list');
  expect(preloadHomePage).not.toHaveBeenCalled();
  expect(preloads).toEqual(['visits ./list']);
});

test('preloads no page of a remote of unknown version', () => {
  void preloadFirstPage('/tried');
  expect(preloads).toEqual([]);
});

test.each(['pointerover', 'focusin', 'pointerdown'])(
  'preloads the page behind a link at %s, not of other sites',
  (name) => {
    document.body.innerHTML = '<a href="https://other.test/visit/list">Ailleurs</a><a href="/visit"><b>Visites</b></a>';
    document.querySelector('a')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(preloads).toEqual([]);
    document.querySelector('b')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(preloads).toEqual(['visits ./list']);
  },
);

describe('the data of a page', () => {
  const fire = (selector: string, name: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

  beforeEach(() => {
    document.body.innerHTML = `<p></p><a id="list" href="/visit/list?day=1"><b>Visites</b></a><a id="card" href="/tried">Autre</a>
      <a id="site" href="https://other.test/visit/list">Ailleurs</a><a id="tab" target="_blank" href="/visit/list">Onglet</a>`;
    fire('p', 'pointerover');
  });

  test('is requested once the pointer has rested 80 ms on a link, over whatever is in it', () => {
    fire('#list', 'pointerover');
    jest.advanceTimersByTime(50);
    fire('b', 'pointerover');
    jest.advanceTimersByTime(29);
    expect(prefetchPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(prefetchPage.mock.calls).toEqual([['/visit/list?day=1', 'visits ./list']]);
  });

  test.each(['p', '#card', '#site'])('is not requested when the pointer goes on to %s', (next) => {
    fire('#list', 'pointerover');
    jest.advanceTimersByTime(79);
    fire(next, 'pointerover');
    jest.advanceTimersByTime(79);
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  test('is requested at once for a pressed or touched link, and not for a focused one', () => {
    fire('#list', 'focusin');
    jest.advanceTimersByTime(1_000);
    expect(prefetchPage).not.toHaveBeenCalled();
    fire('#list', 'pointerdown');
    expect(prefetchPage).toHaveBeenCalledTimes(1);
  });

  test('is not requested for a link that comes below a resting pointer, as when a menu closes', () => {
    const point = (selector: string, name: string, screenX: number) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent(name, { bubbles: true, screenX }));
    point('p', 'pointerover', 10);
    preloads.length = 0;
    point('#list', 'pointerover', 10);
    jest.advanceTimersByTime(1_000);
    expect([preloads, prefetchPage.mock.calls]).toEqual([[], []]);
    point('#list', 'pointerover', 11);
    point('#list', 'pointerdown', 11);
    expect([preloads, prefetchPage.mock.calls]).toEqual([['visits ./list', 'visits ./list'], [expect.anything()]]);
  });

  test.each(['#site', '#tab'])('is not requested for a link out of this tab: %s', (link) => {
    fire(link, 'pointerover');
    fire(link, 'pointerdown');
    jest.advanceTimersByTime(1_000);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
