import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openCart, toggleCartContact, toggleCartProperty } from '@pignon/shared/state';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { Page as Cart } from './cart.page';
import { ForbiddenPage } from './forbidden.page';
import { Page as Home } from './home.page';
import { NotFoundPage } from './not-found.page';
import { Page as Profile } from './profile.page';

addHostMessages();
afterEach(() => openCart(undefined));

describe('the pages of the host', () => {
  it('greets the person and names the tab', async () => {
    await renderScreen(<Home />);
    expect(screen.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
    expect(screen.getByText('Bonjour Claire')).toBeVisible();
    expect(document.title).toBe('Ma journée · Pignon');
  });

  it('tells the person their roles and what they open', async () => {
    await renderScreen(<Profile />, { roles: ['NEGOTIATOR', 'SYNCHRO'] });
    expect(screen.getByText('Négociateur')).toBeVisible();
    expect(screen.getByText('Pilote la diffusion vers les portails.')).toBeVisible();
  });

  it('says what the cart is for while it is empty', async () => {
    const { user, address } = await renderScreen(<Cart />);
    await user.click(screen.getByRole('link', { name: 'Voir les biens' }));
    expect(address()).toBe('/property/list');
  });

  it('shows what is in the cart, even when no remote draws it, and empties it', async () => {
    openCart('anne');
    toggleCartProperty('V26-00042');
    toggleCartContact(7);
    const { user } = await renderScreen(<Cart />);
    expect(screen.getByRole('link', { name: 'Bien V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(screen.getByRole('link', { name: /Contact n°.7/ })).toHaveAttribute('href', '/contact/7');
    await user.click(screen.getByRole('button', { name: 'Vider le panier' }));
    expect(screen.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
  });

  it('names the role that a page asks for', async () => {
    await renderScreen(<ForbiddenPage missing={['MANAGER', 'SUPPORT']} />);
    expect(screen.getByRole('heading', { name: /le rôle Responsable ou Support/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à ma journée' })).toHaveAttribute('href', '/');
  });

  it('names the address that leads nowhere', async () => {
    await renderScreen(<NotFoundPage />, { at: '/nulle/part' });
    expect(screen.getByRole('heading', { name: /\/nulle\/part/ })).toBeVisible();
  });
});
