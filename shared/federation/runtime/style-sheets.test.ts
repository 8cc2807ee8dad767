import { enableStylesOf } from './style-sheets';

afterEach(() => (document.head.innerHTML = ''));

test('applies only the style sheets of the version in use', () => {
  for (const href of [
    '/remotes/demo/1/list.css',
    '/remotes/demo/2/list.css',
    '/remotes/other/1/list.css',
    '/assets/a.css',
  ]) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(sheet);
  }
  const appliedSheets = () =>
    [...document.querySelectorAll('link')]
      .filter(({ media }) => media !== 'not all')
      .map(({ href }) => href.slice(-20));
  enableStylesOf({ name: 'demo', version: '2' });
  expect(appliedSheets().join()).not.toContain('demo/1');
  expect(appliedSheets()).toHaveLength(3);
  enableStylesOf({ name: 'demo', version: '1' });
  expect(appliedSheets().join()).toContain('demo/1');
  expect(appliedSheets().join()).not.toContain('demo/2');
});
