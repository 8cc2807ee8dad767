import { screen, waitFor } from '@testing-library/react';
import { aContact, aPropertySummary, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot as CartContact } from './cart-contact.slot';
import { Slot as CartMatches } from './cart-matches.slot';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

describe('a contact in the cart', () => {
  const open = (api: FakeHandlers, privacy = false) =>
    renderScreen(<CartContact contactId={7} />, { messages, api, privacy });
  const cities: FakeHandlers = { 'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: [] }] };

  it('shows name, main telephone and search', async () => {
    await open({ ...cities, 'POST contact/byIds': () => ({ content: [aContact()] }) });
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByRole('link', { name: /^06/ })).toHaveAttribute('href', 'tel:+33612345678');
    expect(screen.getByText(/Cherche à acheter · Secteur.: Biarritz/)).toBeVisible();
  });

  it('hides the telephone from customers', async () => {
    await open({ ...cities, 'POST contact/byIds': () => ({ content: [aContact({ archived: true })] }) }, true);
    expect(await screen.findByText('Archivé')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^06/ })).toBeNull();
  });

  it('is fetched together with the others, and with their communes', async () => {
    const both = (
      <>
        <CartContact contactId={7} />
        <CartContact contactId={8} />
      </>
    );
    const { api } = await renderScreen(both, {
      messages,
      api: {
        ...cities,
        'POST contact/byIds': () => ({ content: [aContact(), aContact({ id: 8, lastName: 'Autre' })] }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Autre Maialen' })).toBeVisible();
    expect(api.received.map(({ key, body }) => [key, body])).toEqual([
      ['POST contact/byIds', [7, 8]],
      ['GET commune', undefined],
    ]);
  });

  it('reports a deleted contact', async () => {
    await open({ 'POST contact/byIds': () => ({ content: [] }) });
    expect(await screen.findByText('Ce contact n’existe plus.')).toBeVisible();
  });

  it('shows a skeleton while loading', async () => {
    await open({ 'POST contact/byIds': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('tries again after a failure', async () => {
    const { user, api } = await open({ 'POST contact/byIds': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use({ ...cities, 'POST contact/byIds': () => ({ content: [aContact()] }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toBeVisible();
  });
});

describe('the matching in the cart', () => {
  const reason = (verdict: 'MATCH' | 'MISS', text: string) => [
    { criterion: 'PRICE' as const, verdict, text, share: 100, points: 0 },
  ];
  const api: FakeHandlers = {
    'POST contact/byIds': () => ({
      content: [
        aContact(),
        aContact({ id: 8, lastName: 'Muet', filters: [] }),
        aContact({ id: 9, lastName: 'Etcheverry' }),
      ],
    }),
    'GET commune': () => [],
    'POST property/byReferences': () => ({ content: [aPropertySummary({ reference: 'V1', title: 'Villa' })] }),
    'POST property/rank': () => [
      { reference: 'V1', rank: 1, score: 92, reasons: reason('MATCH', 'Dans le budget') },
      { reference: 'V2', rank: 2, score: 40, reasons: reason('MISS', '50 000 € au-dessus du budget') },
    ],
  };
  const open = async (overrides: FakeHandlers = {}) => {
    const onPairs = jest.fn();
    const matches = <CartMatches references={['V2', 'V1']} contactIds={[7, 8, 9]} onPairs={onPairs} />;
    return { onPairs, ...(await renderScreen(matches, { messages, api: { ...api, ...overrides } })) };
  };
  const rows = () => screen.getAllByRole('rowheader').map((headerCell) => headerCell.querySelector('a')?.textContent);

  it('shows the best pairs first, requests once per customer, and marks matches', async () => {
    const { onPairs, api: received } = await open();
    expect(
      await screen.findByRole('button', { name: /Harispe Maialen, bien V1.: 92 sur 100, convient/ }),
    ).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['Villa', 'V2']));
    expect(received.received.filter(({ key }) => key === 'POST property/rank')).toHaveLength(2);
    expect(onPairs).toHaveBeenLastCalledWith([
      { contactId: 7, reference: 'V1', score: 92 },
      { contactId: 9, reference: 'V1', score: 92 },
    ]);
    expect(screen.getByText(/^Client sans critères de recherche/)).toHaveTextContent('Muet');
  });

  it('shows the reasons of the cell reached by arrow keys', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Harispe Maialen, bien V1/ }));
    expect(screen.getByText('Dans le budget')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /Harispe Maialen, bien V2/ })).toHaveFocus();
    expect(screen.getByText(/au-dessus du budget/)).toBeVisible();
    expect(screen.getByText('Écart')).toBeVisible();
  });

  it('excludes near misses on request', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: /Harispe Maialen, bien V2/ });
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await waitFor(() => expect(rows()).toEqual(['Villa']));
  });

  it('says that nobody has criteria, without a request', async () => {
    const { api: received } = await open({ 'POST contact/byIds': () => ({ content: [aContact({ filters: [] })] }) });
    expect(await screen.findByText('Aucun client du panier n’a de critères de recherche.')).toBeVisible();
    expect(received.received.map(({ key }) => key)).not.toContain('POST property/rank');
  });

  it('shows an error', async () => {
    await open({ 'POST property/rank': () => refuse('TOO_MANY_REQUESTS') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
  });
});
