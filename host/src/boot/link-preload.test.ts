import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { LiveSlot } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { preloadFirstPage } from './link-preload';

const homeSlot = (expose: string, roles?: Role[]): LiveSlot => ({ slot: 'home.widget', order: 1, expose, roles });
const title = { fr: 'Visites', en: 'Visits' };
const visits = aLiveRemote('visits', {
  routes: [{ path: '/visit/list', title, expose: './list' }],
  slots: [
    homeSlot('./today'),
    homeSlot('./tasks', ['NEGOTIATOR']),
    { slot: 'property.panel', order: 1, expose: './of' },
  ],
});
const accounts = aLiveRemote('accounts', { slots: [homeSlot('./waiting', ['MANAGER'])] });
const tried = aLiveRemote('tried', { slots: [homeSlot('./card')] });

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
