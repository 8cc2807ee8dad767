import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { cartStore, emptyCart } from '@pignon/shared/state';
import { aContact, aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { aProposal } from '../../test/a-proposal';
import { ContactMatches } from './contact-matches';

const ranked = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `V26-0004${index}`,
    rank: index + 1,
    score: 100 - index,
    reasons: [
      {
        criterion: 'PRICE' as const,
        verdict: index < 2 ? ('MATCH' as const) : ('MISS' as const),
        text: index < 2 ? 'Dans le budget' : 'Au-dessus du budget',
        share: 100,
        points: 100 - index,
      },
    ],
  }));

function open(
  api: FakeHandlers = {},
  { contact = {}, roles = ['NEGOTIATOR'] }: { contact?: Partial<Contact>; roles?: readonly Role[] } = {},
) {
  return renderScreen(<ContactMatches contact={aContact(contact)} />, {
    roles,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST property/rank': ({ query, body }) =>
        ranked(query.strict === 'true' ? 2 : 7).filter((each) => !body.unseenBy || each.reference !== 'V26-00041'),
      'POST proposal/find': () => aPage([aProposal({ propertyRef: 'V26-00041', status: 'VISITED' })]),
      'POST proposal/preview': () => ({ accepted: [], refused: [], introduction: '', mail: null }),
      'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id })) }),
      'GET commune': () => [],
      ...api,
    },
  });
}

const rowOf = async (reference: string) =>
  (await screen.findByRole('link', { name: reference })).closest<HTMLElement>('li')!;

afterEach(emptyCart);

describe('properties that match a contact', () => {
  it('are listed best first, with reasons and their number', async () => {
    await open();
    const row = await rowOf('V26-00040');
    expect(within(row).getByText('100', { selector: 'p > strong' })).toBeVisible();
    expect(within(row).getByRole('button', { name: /^Pourquoi.*Dans le budget$/ })).toBeVisible();
    expect(screen.getByText('2 biens conviennent · 5 avec un écart')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le rapprochement' })).toHaveAttribute(
      'href',
      '/crossed?contact=7&seen=yes',
    );
  });

  it('show which were proposed or visited', async () => {
    await open();
    expect(await within(await rowOf('V26-00041')).findByText('Visité')).toBeVisible();
    expect(within(await rowOf('V26-00040')).queryByText('Visité')).toBeNull();
  });

  it('show which were proposed long ago, on a later page of proposals', async () => {
    const page = (number: number) => ({ number, size: 100, totalElements: 101, totalPages: 2 });
    await open({
      'POST proposal/find': ({ body: { pageNumber = 0 } }) => ({
        content: [aProposal({ propertyRef: pageNumber === 1 ? 'V26-00041' : 'V26-00099', status: 'VISITED' })],
        page: page(pageNumber),
      }),
    });
    expect(await within(await rowOf('V26-00041')).findByText('Visité')).toBeVisible();
  });

  it('show a few first, and more on demand', async () => {
    const { user } = await open();
    await rowOf('V26-00040');
    expect(screen.queryByRole('link', { name: 'V26-00045' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voir 2 biens de plus' }));
    expect(await rowOf('V26-00046')).toBeVisible();
    expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull();
  });

  it('link to a visit, the cart and a proposal', async () => {
    const { user, api } = await open();
    const row = await rowOf('V26-00040');
    expect(within(row).getByRole('link', { name: /^Organiser une visite/ })).toHaveAttribute(
      'href',
      '/visit/new?properties=V26-00040&contact=7',
    );
    await user.click(within(row).getByRole('button', { name: 'Ajouter au panier' }));
    expect(cartStore.get().properties).toEqual(['V26-00040']);
    await user.click(within(row).getByRole('button', { name: 'Proposer bien V26-00040' }));
    expect(await screen.findByRole('dialog', { name: 'Proposer aux clients' })).toBeVisible();
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST proposal/preview')?.body).toMatchObject({
        pairs: [{ contactId: 7, reference: 'V26-00040' }],
      }),
    );
  });

  it('exclude near misses and proposed ones on request', async () => {
    const { user } = await open();
    await rowOf('V26-00042');
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'V26-00042' })).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: /^Masquer/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'V26-00041' })).toBeNull());
    expect(screen.getByText('1 bien convient')).toBeVisible();
  });

  it('cannot be proposed by read-only users', async () => {
    await open({}, { roles: ['SUPPORT'] });
    expect(within(await rowOf('V26-00040')).queryByRole('button', { name: /^Proposer/ })).toBeNull();
  });

  it('are ranked again when a property is saved', async () => {
    const { api } = await open();
    await rowOf('V26-00040');
    api.use({ 'POST property/rank': () => ranked(1), 'POST proposal/find': () => aPage([]) });
    bus.publish('property.saved', { reference: 'V26-00040' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'V26-00041' })).toBeNull());
  });

  it('are not ranked without criteria, which the panel asks for', async () => {
    const { api } = await open({}, { contact: { filters: [] } });
    expect(screen.getByRole('link', { name: 'Ajouter des critères' })).toHaveAttribute('href', '/contact/7/edit');
    expect(screen.queryByRole('link', { name: 'Voir le rapprochement' })).toBeNull();
    expect(api.received.filter(({ key }) => key === 'POST property/rank')).toEqual([]);
  });

  it('offer to widen a search without results', async () => {
    await open({ 'POST property/rank': () => [] });
    expect(await screen.findByText('Aucun bien actif ne répond à ce projet et à ce budget.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Élargir la recherche' })).toHaveAttribute('href', '/contact/7/edit');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open({ 'POST property/rank': () => refuse('FORBIDDEN') });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'POST property/rank': () => ranked(1), 'POST proposal/find': () => aPage([]) });
    await user.click(retry);
    expect(await rowOf('V26-00040')).toBeVisible();
  });
});
