import { createPersistedStore, displayModeStore } from '@pignon/shared/state';
import { forgetPerson } from './forget-person';

afterEach(() => {
  localStorage.clear();
});

it('keeps only the data of the machine', () => {
  for (const key of [
    'pignon.language',
    'pignon.display-mode',
    'pignon.notifications',
    'pignon.cart.uid-1',
    'lastActivity',
    'firebase:x',
  ])
    localStorage.setItem(key, '1');
  sessionStorage.setItem('list', '["V26-00042"]');
  forgetPerson();
  expect(Object.keys(localStorage).sort()).toEqual(['firebase:x', 'pignon.language', 'pignon.notifications']);
  expect(sessionStorage).toHaveLength(0);
});

it('resets the user’s preferences in the open page', () => {
  const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
  const personStore = createPersistedStore({ key: 'pignon.some-habit', initial: 'none', parse });
  const ofMachine = createPersistedStore({ key: 'pignon.language', initial: 'fr', parse, ofMachine: true });
  personStore.set('some');
  ofMachine.set('en');
  displayModeStore.set('MAPS');
  forgetPerson();
  expect([personStore.get(), displayModeStore.get(), ofMachine.get()]).toEqual(['none', 'IMAGES', 'en']);
  expect(Object.keys(localStorage)).toEqual(['pignon.language']);
});

it('resets memory when the browser refuses storage', () => {
  displayModeStore.set('TABLE');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  forgetPerson();
  expect(displayModeStore.get()).toBe('IMAGES');
});
