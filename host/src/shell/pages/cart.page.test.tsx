import { screen, within } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { CompositionProvider, type SlotName, type SlotPiece, type SlotProps } from '@pignon/shared/contract';
import { addToCart, cartStore, openCart } from '@pignon/shared/state';
import { renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { Page } from './cart.page';

addHostMessages();
addProductMessages();
afterEach(() => openCart(undefined));

function Matches({ onPairs }: SlotProps<'cart.matches'>) {
  useEffect(() => onPairs([{ reference: 'V2', contactId: 7, score: 92 }]), [onPairs]);
  return <p>rapprochement</p>;
}
const Action = ({ references, contactIds }: SlotProps<'cart.action'>) => (
  <p data-testid="action">{`${references.join(' ')} / ${contactIds.join(' ')}`}</p>
);
const COMPONENTS: Partial<Record<SlotName, ComponentType<never>>> = { 'cart.matches': Matches, 'cart.action': Action };

/** Opens the page with test components in its match and action slots. */
function openCartPage(api: FakeHandlers = {}) {
  const slotComponents = <N extends SlotName>(name: N): SlotPiece<N>[] => {
    const Component = COMPONENTS[name] as ComponentType<SlotProps<N>> | undefined;
    return Component ? [{ key: name, remote: 'test', Piece: Component }] : [];
  };
  return renderScreen(
    <CompositionProvider value={{ menus: [], routes: [], slotPieces: slotComponents }}>
      <Page />
    </CompositionProvider>,
    { api },
  );
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const action = () => screen.getByTestId('action').textContent;

describe('the cart', () => {
  it('explains its purpose while empty', async () => {
    const { user, address } = await openCartPage();
    await user.click(screen.getByRole('link', { name: 'Voir les biens' }));
    expect(address()).toBe('/property/list');
  });

  it('lists its content even when no remote renders it', async () => {
    addToCart({ properties: ['V26-00042'], contacts: [7] });
    await openCartPage();
    expect(screen.getByRole('link', { name: 'Bien V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact/7');
  });

  it('names contacts in links and in checkbox labels', async () => {
    addToCart({ properties: [], contacts: [7] });
    const { container } = await openCartPage({
      'POST record/names': () => [{ kind: 'contact', id: '7', name: 'Harispe Maïalen', isPrivate: false }],
    });
    expect(await screen.findByRole('link', { name: 'Harispe Maïalen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Harispe Maïalen' })).toBeVisible();
    expect(container).not.toHaveTextContent(/n°/);
  });

  it('can be emptied, and restored by undo', async () => {
    addToCart({ properties: ['V1', 'V2'], contacts: [7] });
    const { user } = await openCartPage();
    await user.click(screen.getByRole('button', { name: 'Vider le panier' }));
    expect(screen.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
    expect(screen.getByText('3 éléments retirés du panier.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remettre' }));
    expect(cartStore.get()).toEqual({ properties: ['V1', 'V2'], contacts: [7] });
    expect(screen.queryByRole('button', { name: 'Remettre' })).toBeNull();
  });

  it('removes a single record', async () => {
    addToCart({ properties: ['V1', 'V2'] });
    const { user } = await openCartPage();
    await user.click(screen.getByRole('button', { name: /Retirer du panier.: Bien V1/ }));
    expect(cartStore.get().properties).toEqual(['V2']);
  });

  it('offers its actions for all records, or for the selected ones', async () => {
    addToCart({ properties: ['V1', 'V2'], contacts: [7, 8] });
    const { user } = await openCartPage();
    expect(action()).toBe('V1 V2 / 7 8');
    expect(screen.getByText('2 biens, 2 contacts')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Bien V2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner tous les contacts' }));
    expect(action()).toBe('V2 / 7 8');
    expect(screen.getByRole('checkbox', { name: 'Sélectionner tous les biens' })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Retirer du panier' }));
    expect(cartStore.get()).toEqual({ properties: ['V1'], contacts: [] });
    expect(action()).toBe('V1 / ');
  });

  it('highlights the matches of the hovered or focused record with their score', async () => {
    addToCart({ properties: ['V1', 'V2'], contacts: [7, 8] });
    const { user } = await openCartPage();
    const [firstContact, secondContact] = column('Contacts').getAllByRole('link', { name: 'Contact' });
    await user.hover(firstContact!);
    const [first, second] = column('Biens').getAllByRole('listitem');
    expect(second).toHaveTextContent('Convient, 92/100');
    expect(first).not.toHaveTextContent('Convient');
    await user.hover(secondContact!);
    expect(second).not.toHaveTextContent('Convient');
    screen.getByRole('checkbox', { name: 'Sélectionner Bien V2' }).focus();
    expect(await column('Contacts').findByText('Convient, 92/100')).toBeVisible();
  });
});
