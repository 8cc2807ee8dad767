import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { descriptorFaults, ownNameFaults } from './descriptor-faults';

const { routes } = descriptorOf();
const [list] = routes;
const label = { fr: 'Démo', en: 'Demo' };
const entry = (to: string) => ({ menu: 'search' as const, label, icon: 'list' as const, to, order: 1 });

describe('the descriptor of a remote', () => {
  test('is valid when its links lead to its own pages or to those of others', () => {
    const menu = [entry('/demo/list?all&view=table'), entry('/demo'), entry('/elsewhere/new')];
    expect(descriptorFaults({ routes: [...routes, { ...list!, path: '/demo/:id' }], menu })).toEqual([]);
  });

  test.each([
    ['a redirect to no page', [{ path: '/demo/a', redirect: '/demo/gone' }], '/demo/gone, which none of its routes'],
    ['a redirect to a redirect', [{ path: '/demo/a', redirect: '/demo' }], 'which is a redirect again'],
    ['a redirect to itself', [{ path: '/demo/a', redirect: '/demo/a' }], 'which is a redirect again'],
    ['a path stated twice', [{ path: '/demo/list', redirect: '/x' }], 'the path /demo/list is stated twice'],
  ])('reports %s', (_, more, sentence) => {
    expect(descriptorFaults({ routes: [...routes, ...more], menu: [] }).join()).toContain(sentence);
  });

  test('reports a menu entry without a page', () => {
    expect(descriptorFaults({ routes, menu: [entry('/demo/new')] })).toEqual([
      '"Démo" of the menu search leads to /demo/new, which none of its routes answers',
    ]);
  });
});

describe('names defined by a remote', () => {
  const nameFaults = (overrides: object = {}) =>
    ownNameFaults({ name: 'demo', contract: '^1.4.0', slots: [], publishes: [], consumes: [], ...overrides });

  test('may be published by it, and used by everybody', () => {
    expect(nameFaults({ publishes: ['demo.moved', 'event.saved'], consumes: ['keys.moved'] })).toEqual([]);
    expect(nameFaults({ slots: [{ slot: 'keys.row' }, { slot: 'home.widget' }] })).toEqual([]);
  });

  test('may be published by no other remote', () => {
    expect(nameFaults({ publishes: ['keys.moved'] })).toEqual([
      'it publishes keys.moved, which belongs to keys: listen to it instead',
    ]);
  });

  test.each([
    ['slots', [{ slot: 'keys.row' }], 'keys.row'],
    ['publishes', ['demo.moved'], 'demo.moved'],
    ['consumes', ['keys.moved'], 'keys.moved'],
  ])('need a host that knows them: %s', (part, value, name) => {
    expect(nameFaults({ [part]: value, contract: '^1.3.0' })).toEqual([
      `${name} is a name of a remote, which hosts before contract 1.4.0 do not know: narrow the range "^1.3.0"`,
    ]);
    expect(nameFaults({ contract: '^1.3.0' })).toEqual([]);
  });
});
