import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { compose } from './compose';

const label = { fr: 'Libellé', en: 'Label' };
const catalogue = {
  revision: 1,
  remotes: {
    b: aLiveRemote('b', {
      routes: [
        { path: '/b', title: label, roles: ['SYNCHRO'], expose: './page' },
        { path: '/b/old', redirect: '/b' },
      ],
      menu: [{ menu: 'search', label, icon: 'list', to: '/b', order: 20, roles: ['SYNCHRO'] }],
      slots: [{ slot: 'home.widget', order: 2, expose: './slots/late' }],
    }),
    a: aLiveRemote('a', {
      menu: [
        { menu: 'search', label, icon: 'list', to: '/a/second', order: 30 },
        { menu: 'search', label, icon: 'list', to: '/a/first', order: 10 },
      ],
      slots: [
        { slot: 'home.widget', order: 1, expose: './slots/early' },
        { slot: 'home.widget', order: 0, expose: './slots/secret', roles: ['SYNCHRO'] },
      ],
    }),
  },
};

describe('the composition of the remotes', () => {
  test('is ordered across remotes and omits what the roles do not allow', () => {
    expect(compose(catalogue, ['MANAGER']).menus.map(({ to }) => to)).toEqual(['/a/first', '/a/second']);
    expect(compose(catalogue, ['SYNCHRO']).menus.map(({ to }) => to)).toEqual(['/a/first', '/b', '/a/second']);
    expect(compose(catalogue, []).routes).toEqual([]);
    expect(compose(catalogue, ['SYNCHRO']).routes).toEqual([{ path: '/b', title: label, remote: 'b' }]);
  });

  test('fills a slot in order, with the same component each time', () => {
    const keys = (roles: Parameters<typeof compose>[1]) =>
      compose(catalogue, roles)
        .slotPieces('home.widget')
        .map(({ key }) => key);
    expect(keys([])).toEqual(['a./slots/early', 'b./slots/late']);
    expect(keys(['SYNCHRO'])[0]).toBe('a./slots/secret');
    const [first] = compose(catalogue, []).slotPieces('home.widget');
    const [recomposed] = compose({ ...catalogue }, []).slotPieces('home.widget');
    expect(first?.Piece).toBe(recomposed?.Piece);
    expect(compose(catalogue, []).slotPieces('contact.panel')).toEqual([]);
  });
});
