import { screen, waitFor, within } from '@testing-library/react';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { someFacets } from '../test/some-facets';
import { Page } from './filter-unique.page';

type FacetsHandler = FakeHandlers['POST property/facets'];

function openUnique(search = '', facets: FacetsHandler = () => someFacets()) {
  return openPropertyScreen(<Page />, {
    at: `/property/filter/unique${search}`,
    route: '/property/filter/unique',
    api: { 'POST property/facets': facets },
  });
}

const ways = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the search by one criterion', () => {
  it('shows each value with its count, linked to its properties', async () => {
    await openUnique();
    expect(await ways('Type')).toEqual([
      ['Maison30', '/property/list?type=house'],
      ['Appartement12', '/property/list?type=apartment'],
    ]);
  });

  it('changes the criterion, and limits it to sales or lettings', async () => {
    const { api, user, address } = await openUnique('?by=city');
    expect(await ways('Commune')).toEqual([
      ['Bayonne40', '/property/list?city=64102'],
      ['Biarritz1', '/property/list?city=64122'],
      ['Sans commune1', '/property/list?without=city'],
    ]);
    await user.click(screen.getByRole('radio', { name: 'Location' }));
    expect(address()).toBe('/property/filter/unique?by=city&among=rent');
    await user.click(screen.getByRole('link', { name: 'Statut' }));
    expect(address()).toBe('/property/filter/unique?by=status&among=rent');
    expect(await ways('Statut')).toEqual([
      ['Actif42', '/property/list?transaction=rent'],
      ['Vendu5', '/property/list?transaction=rent&status=sold'],
    ]);
    await waitFor(() => expect(api.received.at(-1)?.body).toMatchObject({ dto: { transactionType: 'RENT' } }));
  });

  it('shows a skeleton of the tiles while loading', async () => {
    await openUnique('', () => new Promise<never>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('offers every property when there are no counts', async () => {
    await openUnique('?by=price', () => someFacets(0));
    expect(await screen.findByText('Aucun bien actif n’a de valeur pour ce critère.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir tous les biens' })).toHaveAttribute('href', '/property/list?all');
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openUnique('', () => refuse('TOO_MANY_REQUESTS'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps.');
    api.use({ 'POST property/facets': () => someFacets() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await ways('Type')).toHaveLength(2);
  });
});
