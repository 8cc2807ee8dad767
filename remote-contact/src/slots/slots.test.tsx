import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { aContactSummary, aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aContact } from '../test/a-contact';
import { Slot as CartContact } from './cart-contact.slot';
import { Slot as FollowUps } from './follow-ups.slot';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

describe('whom to call back', () => {
  const open = (api: FakeHandlers) => renderScreen(<FollowUps />, { messages, api });

  it('is everybody due today or before, the longest waiting first', async () => {
    const due = (id: number, lastName: string, nextFollowUp: string | null) =>
      aContactSummary({ id, lastName, firstName: '', nextFollowUp });
    const { api } = await open({
      'POST contact/find': () =>
        aPage([
          due(1, 'Aujourdhui', dayOf()),
          due(2, 'Retard', addDays(dayOf(), -3)),
          due(3, 'Demain', addDays(dayOf(), 1)),
          due(4, 'Jamais', null),
        ]),
    });
    await screen.findByText('Retard');
    const names = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/contact/'));
    expect(names.map((link) => link.textContent)).toEqual(['Tout voir', 'Retard', 'Aujourdhui']);
    expect(screen.getByText(/^Depuis le/)).toBeVisible();
    expect(api.heard[0]?.body).toMatchObject({ order: { property: 'nextFollowUp', direction: 'ASC' } });
  });

  it('says so when nobody is due', async () => {
    await open({ 'POST contact/find': () => aPage([]) });
    expect(await screen.findByText('Personne à relancer aujourd’hui.')).toBeVisible();
  });

  it('waits in place', async () => {
    await open({ 'POST contact/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('says what went wrong and tries again', async () => {
    const { user, api } = await open({ 'POST contact/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use({ 'POST contact/find': () => aPage([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Personne à relancer aujourd’hui.')).toBeVisible();
  });
});

describe('a contact in the cart', () => {
  const open = (api: FakeHandlers) => renderScreen(<CartContact contactId={7} />, { messages, api });

  it('shows the name, the city and the main telephone', async () => {
    await open({ 'GET contact/{id}': () => aContact() });
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByText('Biarritz')).toBeVisible();
    expect(screen.getByRole('link', { name: /^06/ })).toHaveAttribute('href', 'tel:+33612345678');
  });

  it('says when it no longer exists', async () => {
    await open({ 'GET contact/{id}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText(/^Le contact n°\s7 n’existe plus\.$/)).toBeVisible();
  });

  it('waits in place, and says what went wrong', async () => {
    await open({ 'GET contact/{id}': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('tries again after a failure', async () => {
    const { user, api } = await open({ 'GET contact/{id}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être lu/);
    api.use({ 'GET contact/{id}': () => aContact() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toBeVisible();
  });
});
