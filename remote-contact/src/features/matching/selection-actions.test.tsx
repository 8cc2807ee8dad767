import { screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { MAX_CART } from '@pignon/shared/domain/cart/cart.limits';
import { addToCart, cartStore, emptyCart } from '@pignon/shared/state';
import { renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { SelectionActions } from './selection-actions';

const referencesOf = (count: number) => Array.from({ length: count }, (_, index) => `V26-${index + 1}`);
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const OF_PROPERTIES = (count: number) => ({
  chosen: { properties: referencesOf(count) },
  tour: { references: referencesOf(count), contactIds: [7] },
});
const OF_CONTACTS = (count: number) => ({
  chosen: { contacts: idsOf(count) },
  tour: { references: ['V26-1'], contactIds: idsOf(count) },
});

const open = (selection: ReturnType<typeof OF_PROPERTIES> | ReturnType<typeof OF_CONTACTS>) =>
  renderScreen(<SelectionActions {...selection} pairs={[]} />, {
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
  });

afterEach(emptyCart);

describe('the cart', () => {
  it('takes the selected records that it lacks, says how many, and is one step away', async () => {
    addToCart({ properties: ['V26-2'] });
    const { user } = await open(OF_PROPERTIES(3));
    const notices: unknown[] = [];
    const stop = bus.on('notice.raised', (notice) => notices.push(notice));
    await user.click(await screen.findByRole('button', { name: 'Panier' }));
    stop();
    expect(cartStore.get().properties).toEqual(['V26-2', 'V26-1', 'V26-3']);
    expect(notices).toEqual([
      { message: '2 biens ajoutés au panier', action: { label: 'Voir le panier', to: '/cart' } },
    ]);
  });

  it.each([
    ['biens', OF_PROPERTIES(2), { properties: referencesOf(MAX_CART + 1).slice(2) }],
    ['contacts', OF_CONTACTS(2), { contacts: idsOf(MAX_CART + 1).slice(2) }],
  ])('takes none of the selected %s when it cannot hold them all, and says so', async (name, selection, held) => {
    addToCart(held);
    const before = cartStore.get();
    const { user } = await open(selection);
    await user.click(await screen.findByRole('button', { name: 'Panier' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`Le panier contient au plus ${MAX_CART} ${name}`);
    expect(cartStore.get()).toEqual(before);
  });
});

describe('a tour', () => {
  it.each([
    ['50 properties', OF_PROPERTIES(50)],
    ['20 visitors', OF_CONTACTS(20)],
  ])('of %s is planned with all of them', async (_, selection) => {
    await open(selection);
    const link = await screen.findByRole('link', { name: 'Organiser une visite' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(searchParams.get('properties')?.split(',')).toEqual(selection.tour.references);
    expect(searchParams.get('contact')?.split(',').map(Number)).toEqual(selection.tour.contactIds);
  });

  it.each([
    ['properties', OF_PROPERTIES(51), 'Une tournée compte au plus 50 biens'],
    ['visitors', OF_CONTACTS(21), 'Une visite réunit au plus 20 visiteurs'],
  ])('of more %s is refused with the limit', async (_, selection, reason) => {
    const { user } = await open(selection);
    await user.hover(await screen.findByRole('button', { name: 'Organiser une visite' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    expect(screen.queryByRole('link', { name: 'Organiser une visite' })).toBeNull();
  });
});
