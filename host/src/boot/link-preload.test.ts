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

beforeAll(preloadOnIntent);
beforeEach(() => {
  person = undefined;
  preloads.length = 0;
  preloadHomePage.mockClear();
});

test('preloads the home page with each remote’s file for it, except of remotes of unknown version or for some roles', () => {
  preloadFirstPage('/');
  expect(preloadHomePage).toHaveBeenCalledTimes(1);
  expect(preloads).toEqual(['visits ./today', 'visits ./tasks']);
});

test('preloads what a known user sees on the home page', () => {
  person = { roles: ['MANAGER'] };
  preloadFirstPage('/');
  expect(preloads).toEqual(['visits ./today', 'accounts ./waiting']);
});

test('preloads only the page of a remote at its address', () => {
  preloadFirstPage('/visit/list');
  expect(preloadHomePage).not.toHaveBeenCalled();
  expect(preloads).toEqual(['visits ./list']);
});

test('preloads no page of a remote of unknown version', () => {
  preloadFirstPage('/tried');
  expect(preloads).toEqual([]);
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'preloads the page behind a link at %s, not of other sites',
  (name) => {
    document.body.innerHTML = '<a href="https://other.test/visit/list">Ailleurs</a><a href="/visit"><b>Visites</b></a>';
    document.querySelector('a')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(preloads).toEqual([]);
    document.querySelector('b')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(preloads).toEqual(['visits ./list']);
  },
);
