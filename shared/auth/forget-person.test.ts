import { forgetPerson } from './forget-person';

afterEach(() => {
  localStorage.clear();
});

it('leaves only what belongs to the machine', () => {
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
  expect(Object.keys(localStorage).sort()).toEqual([
    'firebase:x',
    'pignon.display-mode',
    'pignon.language',
    'pignon.notifications',
  ]);
  expect(sessionStorage).toHaveLength(0);
});
