import { act, screen, waitFor, within } from '@testing-library/react';
import { aContact, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { cartStore, emptyCart } from '@pignon/shared/state';
import fr from '../messages/fr';
import { Page } from './matching.page';

const RANKED = [
  {
    reference: 'V26-00042',
    rank: 1,
    score: 100,
    reasons: [
      { criterion: 'PRICE' as const, verdict: 'MATCH' as const, text: 'Dans le budget', share: 100, points: 100 },
    ],
  },
  {
    reference: 'V26-00043',
    rank: 2,
    score: 60,
    reasons: [
      {
        criterion: 'CITY' as const,
        verdict: 'MISS' as const,
        text: 'Pau, hors des communes demandées',
        share: 100,
        points: 0,
      },
    ],
  },
];

const CONTACTS = [{ contactId: 8, rank: 1, score: 88, reasons: RANKED[0]?.reasons ?? [] }];

function open(at: string, api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    privacy,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id })) }),
      'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
      'POST property/rank': ({ query }) => (query.strict === 'true' ? RANKED.slice(0, 1) : RANKED),
      'POST contact/rank': () => CONTACTS,
      'GET search': () => [
        {
          kind: 'contact',
          id: 7,
          contactType: ['CUSTOMER'],
          label: 'Harispe Maialen',
          detail: 'Biarritz',
          archived: false,
        },
      ],
      ...api,
    },
  });
}

afterEach(emptyCart);

describe('matching', () => {
  it('starts with a contact found by search', async () => {
    const { user, address } = await open('/crossed');
    expect(screen.getByRole('heading', { name: 'Choisissez un contact' })).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Chercher un contact' }), 'hari');
    await user.click(await screen.findByRole('option', { name: /Harispe Maialen/ }));
    expect(address()).toBe('/crossed?contact=7');
    expect(await screen.findByText(/Cherche à acheter · Secteur\s: Biarritz/)).toBeVisible();
  });

  it.each([
    [99, false],
    [100, true],
  ])('says of %i ranked customers whether there may be more: %s', async (count, isCut) => {
    const ranked = Array.from({ length: count }, (_, index) => ({
      contactId: index + 1,
      rank: index + 1,
      score: 88,
      reasons: RANKED[0]?.reasons ?? [],
    }));
    await open('/crossed?property=V26-00042', { 'POST contact/rank': () => ranked });
    const suiting = await screen.findByRole('heading', { level: 2, name: `Conviennent ${count}` });
    expect(suiting).toBeVisible();
    expect(screen.queryByText(/^Seuls les 100 meilleurs sont classés/) !== null).toBe(isCut);
  });

  it('ranks properties, matches first, with reasons for and against', async () => {
    const { api } = await open('/crossed?contact=7');
    const matchingRegion = await screen.findByRole('region', { name: 'Conviennent' });
    expect(within(matchingRegion).getByRole('link', { name: 'V26-00042' })).toHaveAttribute(
      'href',
      '/property/V26-00042',
    );
    const reasonsButton = within(matchingRegion).getByRole('button', { name: /Pourquoi.*Dans le budget/ });
    expect(reasonsButton).toHaveAttribute('aria-expanded', 'false');
    const nearRegion = screen.getByRole('region', { name: 'Avec un écart' });
    expect(within(nearRegion).getByRole('button', { name: /Pau, hors des communes demandées/ })).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST property/rank')?.body).toEqual({
      filters: aContact().filters,
      unseenBy: 7,
    });
  });

  it('explains a score in one line, misses first, and expands it by keyboard', async () => {
    const { user } = await open('/crossed?contact=7');
    const nearRegion = await screen.findByRole('region', { name: 'Avec un écart' });
    expect(within(nearRegion).getAllByText('Pau, hors des communes demandées')[1]).not.toBeVisible();
    within(nearRegion)
      .getByRole('button', { name: /^Pourquoi/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(within(nearRegion).getByRole('button', { name: /^Pourquoi/ })).toHaveAttribute('aria-expanded', 'true');
    expect(within(nearRegion).getAllByText('Pau, hors des communes demandées')[1]).toBeVisible();
  });

  it('keeps strict mode in the address, which removes near misses', async () => {
    const { user, address } = await open('/crossed?contact=7');
    await screen.findByText('V26-00043');
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await waitFor(() => expect(screen.queryByText('V26-00043')).toBeNull());
    expect(address()).toBe('/crossed?contact=7&strict=yes');
  });

  it('keeps two changes of one moment in the address', async () => {
    const { address } = await open('/crossed?contact=7');
    const [strict, unseen] = ['Sans aucun écart', 'Masquer ce qui a été proposé, refusé ou visité'];
    act(() => {
      screen.getByRole('checkbox', { name: strict }).click();
      screen.getByRole('checkbox', { name: unseen }).click();
    });
    await waitFor(() => expect(address()).toBe('/crossed?contact=7&strict=yes&seen=yes'));
  });

  it.each([
    ['property', '/crossed?contact=7', /V26-00042/, 'POST property/rank', RANKED.slice(0, 1)],
    ['contact', '/crossed?property=V26-00042', /^Sélectionner/, 'POST contact/rank', CONTACTS],
  ] as const)('keeps the %s selected through a ranking that is refused at first', async (_, at, name, call, ranked) => {
    const { user, api } = await open(at);
    await user.click(await screen.findByRole('checkbox', { name }));
    api.use({ [call]: () => refuse('FORBIDDEN') });
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await screen.findByRole('alert');
    api.use({ [call]: () => ranked });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('checkbox', { name })).toBeChecked();
  });

  it('keeps what is selected while a stricter ranking loads', async () => {
    let answer = () => {};
    const { user, api } = await open('/crossed?contact=7');
    await screen.findByRole('checkbox', { name: /V26-00042/ });
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use({ 'POST property/rank': async () => (await answered, RANKED.slice(0, 1)) });
    await user.click(screen.getByRole('checkbox', { name: 'Sans aucun écart' }));
    await user.click(screen.getByRole('checkbox', { name: /V26-00042/ }));
    answer();
    await waitFor(() => expect(screen.queryByText('V26-00043')).toBeNull());
    expect(screen.getByRole('checkbox', { name: /V26-00042/ })).toBeChecked();
  });

  it('shows as many steps more as are asked for in one moment', async () => {
    const ranked = Array.from({ length: 70 }, (_, index) => ({
      ...RANKED[0]!,
      reference: `V${index}`,
      rank: index + 1,
    }));
    await open('/crossed?contact=7', { 'POST property/rank': () => ranked });
    const more = await screen.findByRole('button', { name: /50/ });
    act(() => {
      more.click();
      more.click();
    });
    expect(screen.getAllByRole('checkbox', { name: /^Sélectionner/ })).toHaveLength(60);
  });

  it('adds several to the cart and to a tour', async () => {
    const { user } = await open('/crossed?contact=7');
    await user.click(await screen.findByRole('checkbox', { name: /V26-00042/ }));
    await user.click(screen.getByRole('checkbox', { name: /V26-00043/ }));
    expect(screen.getByRole('link', { name: 'Organiser une visite' })).toHaveAttribute(
      'href',
      '/visit/new?properties=V26-00042%2CV26-00043&contact=7',
    );
    await user.click(screen.getByRole('button', { name: 'Panier' }));
    expect(cartStore.get().properties).toEqual(['V26-00042', 'V26-00043']);
  });

  it('ranks contacts for a property', async () => {
    await open('/crossed?property=V26-00042');
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/8');
  });

  it('asks for criteria when a contact has none', async () => {
    await open('/crossed?contact=7', { 'POST contact/byIds': () => ({ content: [aContact({ filters: [] })] }) });
    expect(await screen.findByRole('link', { name: 'Ajouter des critères' })).toHaveAttribute(
      'href',
      '/contact/7/edit',
    );
  });

  it('reports that nothing matches', async () => {
    await open('/crossed?contact=7', { 'POST property/rank': () => [] });
    expect(await screen.findByRole('heading', { name: 'Aucun bien ne convient' })).toBeVisible();
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/crossed?property=V26-00042', { 'POST contact/rank': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'POST contact/rank': () => [] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Personne ne cherche ce bien' })).toBeVisible();
  });

  it('shows a skeleton of the ranking while loading', async () => {
    await open('/crossed?contact=7', { 'POST property/rank': () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getByText('Chargement…')).toBeInTheDocument());
  });

  it('hides telephones and owners’ names from customers', async () => {
    await open(
      '/crossed?property=V26-00042',
      { 'POST contact/byIds': () => ({ content: [aContact({ id: 8, contactType: ['OWNER'] })] }) },
      true,
    );
    await screen.findByRole('region', { name: 'Conviennent' });
    await screen.findByRole('button', { name: /^Pourquoi/ });
    expect(document.body.innerHTML).not.toMatch(/Harispe|12.34.56/);
  });
});
