import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { ContactRanking } from '@pignon/shared/domain/matching/matching.schema';
import { bus } from '@pignon/shared/bus';
import { cartStore, emptyCart } from '@pignon/shared/state';
import { aContact, aPropertySummary, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot as PriceDrop } from './price-drop.slot';
import { Slot as Matches } from './property-matches.slot';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const AGREED = [
  { channel: 'EMAIL' as const, given: true, date: '2026-01-01', proof: 'Formulaire' },
  { channel: 'PHONE' as const, given: true, date: '2026-01-01', proof: 'Formulaire' },
];
const PEOPLE: Record<number, Parameters<typeof aContact>[0]> = {
  7: { id: 7, consents: AGREED, negotiator: 'nora@pignon.test' },
  8: { id: 8, lastName: 'Autre', consents: AGREED.slice(0, 1), email: 'autre@example.test' },
  9: { id: 9, lastName: 'Muet', consents: [] },
};
const reason = (verdict: 'MATCH' | 'MISS', text: string) => ({
  criterion: 'PRICE' as const,
  verdict,
  text,
  share: 100,
  points: 0,
});
const ranking = (contactId: number, score: number, ...reasons: ContactRanking['reasons']): ContactRanking => ({
  contactId,
  rank: 1,
  score,
  reasons,
});
const reads: FakeHandlers = {
  'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact(PEOPLE[id] ?? { id })) }),
  'POST record/names': ({ body }) =>
    body.map(({ kind, id }) => ({ kind, id, name: PEOPLE[Number(id)]?.lastName ?? 'Harispe', isPrivate: false })),
  'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: [] }],
  'POST property/byReferences': () => ({ content: [aPropertySummary({ title: 'Villa' })] }),
};

afterEach(emptyCart);

describe('customers who match a property', () => {
  const open = (api: FakeHandlers = {}, privacy = false) =>
    renderScreen(<Matches reference="V26-00042" />, {
      messages,
      privacy,
      api: {
        ...reads,
        'POST contact/rank': ({ query }) => [
          ranking(7, 100, reason('MATCH', 'Dans le budget')),
          ...(query.strict === 'true' ? [] : [ranking(8, 62, reason('MISS', 'Au-dessus du budget'))]),
        ],
        ...api,
      },
    });

  it('are counted and listed with scores and reasons', async () => {
    const { user } = await open();
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByText(/convient à 1 client · 1 avec un écart/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/crossed?property=V26-00042&seen=yes',
    );
    expect(screen.getByText('Au-dessus du budget')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Raisons pour Autre/ }));
    expect(screen.getByText('Au-dessus du budget')).toBeVisible();
  });

  it('are not counted for a customer', async () => {
    await open({}, true);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(document.body).not.toHaveTextContent(/convient à|avec un écart/);
  });

  it('link to a visit and to the cart', async () => {
    const { user } = await open();
    const [row] = await screen.findAllByRole('listitem');
    expect(within(row!).getByRole('link', { name: 'Organiser une visite' })).toHaveAttribute(
      'href',
      '/visit/new?properties=V26-00042&contact=7',
    );
    await user.click(within(row!).getByRole('button', { name: 'Ajouter au panier' }));
    expect(cartStore.get().contacts).toEqual([7]);
  });

  it('exclude near misses on request', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: 'Autre Maialen' });
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Autre Maialen' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/crossed?property=V26-00042&strict=yes&seen=yes',
    );
  });

  it('are refetched when the property is saved', async () => {
    const { api } = await open();
    await screen.findByRole('link', { name: 'Harispe Maialen' });
    api.use({ ...reads, 'POST contact/rank': () => [] });
    bus.publish('property.saved', { reference: 'V26-00042' });
    expect(await screen.findByText('Aucun client n’a ce projet et ce budget.')).toBeVisible();
  });

  it('shows the error in place', async () => {
    await open({ 'POST contact/rank': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('show no number or name to a customer', async () => {
    await open({}, true);
    await screen.findByRole('link', { name: /^Contact,/ });
    expect(document.body.innerHTML).not.toMatch(/12.34.56/);
    expect(document.body.innerHTML).not.toMatch(/Harispe|Autre|Maialen/);
  });
});

describe('customers who match at a lower price', () => {
  const open = (options: { api?: FakeHandlers; privacy?: boolean; roles?: readonly Role[] } = {}) =>
    renderScreen(<PriceDrop reference="V26-00042" before={300_000} after={261_250} />, {
      messages,
      privacy: options.privacy ?? false,
      roles: options.roles ?? ['NEGOTIATOR'],
      api: {
        ...reads,
        'POST property/{reference}/newly-matching': () =>
          [7, 8, 9].map((id) => ({
            ...ranking(id, 100, reason('MATCH', 'Dans le budget')),
            budget: 'WITHIN' as const,
          })),
        'POST event/create': ({ body }) => ({ id: Number(body.links?.[1]?.id), ...body }) as never,
        ...options.api,
      },
    });
  const eventRequests = (api: Awaited<ReturnType<typeof open>>['api']) =>
    api.received.filter(({ key }) => key === 'POST event/create').map(({ body }) => body);

  it('are all selected at first, with their consents', async () => {
    await open();
    expect(await screen.findByText(/^De 300.000.€ à 261.250.€, ce bien convient à 3 clients de plus\.$/)).toBeVisible();
    expect(await screen.findByText('3 sélectionnés')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('E-mail accepté')).toHaveLength(2));
    expect(screen.getAllByText('Sans accord pour l’appel')).toHaveLength(2);
  });

  it('are at least a hundred at the limit of the ranking', async () => {
    const people = Array.from({ length: 100 }, (_, index) => ({
      ...ranking(index + 10, 100),
      budget: 'WITHIN' as const,
    }));
    await open({ api: { 'POST property/{reference}/newly-matching': () => people } });
    expect(await screen.findByText(/ce bien convient à au moins 100 clients de plus\.$/)).toBeVisible();
  });

  it('get planned calls, only those who agreed to be called', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Prévoir 1 appel' }));
    expect(await screen.findByText('1 appel prévu')).toBeVisible();
    expect(eventRequests(api)).toEqual([
      expect.objectContaining({
        type: 'TASK',
        user: 'nora@pignon.test',
        links: [
          { kind: 'property', id: 'V26-00042' },
          { kind: 'contact', id: '7' },
        ],
      }),
    ]);
  });

  it('are written to only by a proposal', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Proposer' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('mailto:?');
  });

  it('retry only failed calls, with the same key', async () => {
    const failed = jest.fn();
    bus.on('error.raised', failed);
    const { user, api } = await open({ api: { 'POST event/create': () => refuse('TOO_MANY_REQUESTS') } });
    await user.click(await screen.findByRole('button', { name: 'Prévoir 1 appel' }));
    await waitFor(() => expect(failed).toHaveBeenCalled());
    api.use({ 'POST event/create': () => ({ id: 1 }) as never });
    await user.click(screen.getByRole('button', { name: 'Prévoir 1 appel' }));
    expect(await screen.findByText('1 appel prévu')).toBeVisible();
    const keys = api.received
      .filter(({ key }) => key === 'POST event/create')
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('show why none can be contacted', async () => {
    const { user } = await open();
    for (const name of [/Harispe/, /Autre/]) await user.click(await screen.findByRole('checkbox', { name }));
    expect(await screen.findByRole('button', { name: 'Prévoir 0 appel' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are not said to refuse calls while their consents load', async () => {
    const { user, api } = await open();
    await screen.findByRole('button', { name: 'Prévoir 1 appel' });
    api.use({ 'POST contact/byIds': () => new Promise(() => undefined) });
    await user.click(screen.getByRole('checkbox', { name: /Muet/ }));
    expect(screen.getByRole('button', { name: 'Prévoir les appels' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Prévoir 0 appel' })).toBeNull();
  });

  it('are not said to refuse calls when their consents cannot be read', async () => {
    const { user, api } = await open();
    await screen.findByRole('button', { name: 'Prévoir 1 appel' });
    api.use({ 'POST contact/byIds': () => refuse('FORBIDDEN') });
    await user.click(screen.getByRole('checkbox', { name: /Muet/ }));
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.queryByRole('button', { name: /^Prévoir/ })).toBeNull();
    api.use(reads);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Prévoir 1 appel' })).toBeVisible();
  });

  it('hide addresses from customers', async () => {
    await open({ privacy: true });
    expect(await screen.findByText('3 sélectionnés')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/example\.test/);
  });

  it('offer nothing to read-only users', async () => {
    await open({ roles: ['SUPPORT'] });
    await screen.findByText('3 sélectionnés');
    expect(screen.queryByText(/^(Prévoir|Proposer)/)).toBeNull();
  });
});
