import type { Registry } from '@pignon/shared/contract/registry.schema';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { newestOf, pageWithoutRecord, previewLink } from './preview-link';

const published = (version: string, day: number) => ({
  publishedAt: `2026-11-2${day}T08:00:00.000Z`,
  descriptorIntegrity: 'sha384-x',
  descriptor: descriptorOf({ version }),
});
const registry: Registry = {
  schema: 1,
  revision: 9,
  remotes: {
    demo: {
      stable: '2.0.0',
      previous: '1.0.0',
      versions: { '3.0.0': published('3.0.0', 3), '1.0.0': published('1.0.0', 1), '2.0.0': published('2.0.0', 2) },
    },
  },
};
const link = (version: string, hostUrl?: string) =>
  previewLink(registry, { name: 'demo', version }, LIVE_HOST, hostUrl);

test('a link leads to a page of the remote in the named product', () => {
  expect(link('3.0.0', 'https://pignon.test')).toBe('https://pignon.test/demo/list?preview=demo@3.0.0');
  expect(link('3.0.0')).toMatch(/^http:\/\/localhost:\d+\/demo\/list\?preview=demo@3\.0\.0$/);
  expect(newestOf(registry, 'demo')).toBe('3.0.0');
});

test('no link is made for a version that pages would not show, and the reason is given', () => {
  expect(() => link('2.0.0')).toThrow('demo 2.0.0 cannot be previewed: it is live');
  expect(() => link('1.0.0')).toThrow('another took its place');
  expect(() => link('4.0.0')).toThrow('it is not published');
  const host = { ...LIVE_HOST, contract: '9.0.0' };
  expect(() => previewLink(registry, { name: 'demo', version: '3.0.0' }, host)).toThrow(/asks for contract/);
  expect(() => newestOf(registry, 'other')).toThrow('nothing is published of other; known: demo');
});

test('chooses a page that needs no record', () => {
  const page = { page: {} };
  expect(
    pageWithoutRecord([
      { path: '/a/:id', ...page },
      { path: '/a', redirect: '/a/b' },
    ]),
  ).toBe('/');
  expect(
    pageWithoutRecord([
      { path: '/a/:id', ...page },
      { path: '/a/list/:tab?', ...page },
    ]),
  ).toBe('/a/list');
});
