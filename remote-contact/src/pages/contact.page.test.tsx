import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aContact } from '../test/a-contact';
import { Page } from './contact.page';

function open(at = '/contact/7', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/contact/:id',
    privacy,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}': () => aContact(),
      'GET user': () => [],
      'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
      ...api,
    },
  });
}

describe('a contact', () => {
  it('shows who it is, how to reach them and what they look for', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Harispe Maialen' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^0/ }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:+33612345678',
      'tel:+33559112233',
    ]);
    expect(screen.getByText('Mobile · principal · après 18 h')).toBeVisible();
    expect(screen.getByRole('link', { name: 'maialen.harispe@example.test' })).toBeVisible();
    expect(screen.getByText('3 rue des Tilleuls')).toBeVisible();
    expect(screen.getByText('Cherche à acheter')).toBeVisible();
    expect(await screen.findByText(/^Secteur\s: Biarritz$/)).toBeVisible();
    expect(screen.getByText('par e-mail')).toBeVisible();
  });

  it('shows the pinned comments first', async () => {
    await open();
    const texts = (await screen.findAllByText(/Premier échange|Vend d’abord/)).map((node) => node.textContent);
    expect(texts).toEqual(['Vend d’abord son appartement', 'Premier échange']);
  });

  it('hides coordinates and comments while a customer looks, and the name of an owner', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => aContact({ contactType: ['OWNER'], filters: [] }) }, true);
    expect(await screen.findByRole('heading', { level: 1, name: /Contact n°\s7/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /06/ })).toBeNull();
    expect(screen.queryByText('Premier échange')).toBeNull();
    expect(screen.getByText('3 rue des Tilleuls').closest('[inert]')).not.toBeNull();
  });

  it('waits in the layout of the page', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('says what went wrong and tries again', async () => {
    const { user, api } = await open('/contact/7', { 'GET contact/{id}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET contact/{id}': () => aContact() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harispe Maialen' })).toBeVisible();
  });

  it.each(['/contact/404', '/contact/abc', '/contact/0'])('says that %s does not exist', async (at) => {
    const { user, address } = await open(at, { 'GET contact/{id}': () => refuse('NOT_FOUND') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ce contact n’existe pas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir les contacts' }));
    expect(address()).toBe('/contact/list');
  });

  it('says that a customer has no search yet', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => aContact({ filters: [], comments: [] }) });
    expect(await screen.findByText(/Aucun critère de recherche/)).toBeVisible();
    expect(screen.getByText('Aucun commentaire.')).toBeVisible();
  });
});
