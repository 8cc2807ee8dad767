import { screen, within } from '@testing-library/react';
import { aContact, aPage, aPropertySummary, aUser, renderScreen } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './tour-new.page';

const open = (count: number) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return renderScreen(<Page />, {
    at: `/visit/new?properties=V1&contact=${ids.join(',')}`,
    route: '/visit/new',
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [aUser({ roles: ['MANAGER', 'NEGOTIATOR'] })],
      'POST visit/find': () => aPage([]),
      'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id, lastName: `N${id}` })) }),
      'POST property/byReferences': ({ body }) => ({
        content: body.map((reference) => aPropertySummary({ reference })),
      }),
    },
  });
};
const offers = () => screen.findByRole('group', { name: 'Aussi dans le panier' });
const buttons = async () => within(await offers()).getAllByRole('button');

beforeEach(() => sessionStorage.clear());

describe('the visitors of a tour of a large cart', () => {
  it('are offered twenty at a time; the number of those to search for is told', async () => {
    const { user } = await open(31);
    expect(await offers()).toHaveTextContent('et 10 autres contacts : cherchez-les par leur nom.');
    expect(await buttons()).toHaveLength(20);
    await user.click(await screen.findByRole('button', { name: /N2 .*aux visiteurs/ }));
    expect(await offers()).toHaveTextContent('et 9 autres contacts : cherchez-les par leur nom.');
    expect(await buttons()).toHaveLength(20);
  });

  it('are no more than a visit may have', async () => {
    const { user } = await open(21);
    for (let added = 1; added < 20; added += 1) await user.click((await buttons())[0]!);
    expect(screen.getByText('Une visite réunit au plus 20 visiteurs.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Aussi dans le panier' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Ajouter un visiteur' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: /^Retirer le filtre/ })[0]!);
    expect(await screen.findByRole('combobox', { name: 'Ajouter un visiteur' })).toBeVisible();
  });
});
