import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCart, toggleCartProperty } from '@pignon/shared/state';
import { aPage, aPropertySummary, refuse } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Slot as CartProperty } from './cart-property.slot';
import { Slot as RecentProperties } from './recent-properties.slot';

const HOUSE = aPropertySummary();

describe('the properties changed last, on the home page', () => {
  it('are five at most, whatever their status, each leading to its detail', async () => {
    const { api } = await openPropertyScreen(<RecentProperties />, {
      api: { 'POST property/find': () => aPage([HOUSE]) },
    });
    const link = await screen.findByRole('link', { name: 'Maison de ville avec…' });
    expect(link).toHaveAttribute('href', '/property/V26-00042');
    expect(api.heard[0]?.body).toEqual({ pageSize: 5, order: { property: 'modifiedTime', direction: 'DESC' } });
  });

  it('keep their place while they come', async () => {
    await openPropertyScreen(<RecentProperties />, {
      api: { 'POST property/find': () => new Promise<never>(() => undefined) },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('say that there are none yet', async () => {
    await openPropertyScreen(<RecentProperties />, { api: { 'POST property/find': () => aPage([]) } });
    expect(await screen.findByText('Aucun bien pour l’instant.')).toBeVisible();
  });

  it('say what failed and try again', async () => {
    const { api, user } = await openPropertyScreen(<RecentProperties />, {
      api: { 'POST property/find': () => refuse('TOO_MANY_REQUESTS') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    api.use({ 'POST property/find': () => aPage([HOUSE]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Maison de ville avec…')).toBeVisible();
  });
});

describe('a property of the cart', () => {
  it('is read whatever its status, and can be taken out', async () => {
    emptyCart();
    toggleCartProperty('V26-00042');
    const { api, user } = await openPropertyScreen(<CartProperty reference="V26-00042" />, {
      api: { 'POST property/find': () => aPage([HOUSE]) },
    });
    expect(await screen.findByText(/425\s000\s€/)).toBeVisible();
    expect(api.heard[0]?.body).toEqual({ dto: { references: ['V26-00042'] }, pageSize: 1 });
    await user.click(screen.getByRole('button', { name: 'Retirer du panier' }));
    expect(screen.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  });

  it('that no longer exists says so and can still be taken out', async () => {
    toggleCartProperty('V26-1');
    await openPropertyScreen(<CartProperty reference="V26-1" />, { api: { 'POST property/find': () => aPage([]) } });
    expect(await screen.findByText('Le bien V26-1 n’existe plus.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirer du panier' })).toBeVisible();
  });
});
