import { act, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { propertyScope } from '../data/property-scope';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './detail.page';

beforeAll(() => import('../features/comments/comment-form'), 60_000);

test('the form of a comment, and a cancelled text, do not move to the next property of the list', async () => {
  const list = { address: '/property/list', firstPage: 0, lastPage: 0, pageSize: 20, totalPages: 1, totalElements: 2 };
  propertyScope.set({ ...list, ids: ['A-1', 'A-2'] });
  const notices: string[] = [];
  const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && notices.push(action.id));
  const { user, api, address } = await openPropertyScreen(<Page />, {
    at: '/property/A-1',
    route: '/property/:reference',
    api: {
      'GET property/{reference}': ({ params: { reference } }) => aProperty({ reference }),
      'GET property/{reference}/market': () => ({ time: null, likes: null }),
      'GET user': () => [],
    },
  });
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ajouter un commentaire' }));
    return screen.findByRole('textbox', { name: 'Texte du commentaire' });
  };
  await user.type(await openForm(), 'Chien méchant{Escape}');
  await openForm();
  // the pointer prefetches the property, so that its page replaces the other one at once
  const next = screen.getByRole('button', { name: /^Suivant/ });
  await user.hover(next);
  await waitFor(() => expect(api.received.filter(({ key }) => key === 'GET property/{reference}')).toHaveLength(2));
  await user.click(next);
  await waitFor(() => expect(address()).toBe('/property/A-2'));
  act(() => notices.forEach((id) => bus.publish('notice.answered', { id })));
  stop();
  propertyScope.set(null);
  expect(notices).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Texte du commentaire' })).toBeNull();
});
