import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aContact, aPage, refuse } from '@pignon/shared/testing';
import { contactScope } from '../data/contact-scope';
import { openContact, TIMELINE, timelineEntry } from '../test/open-contact';

describe('the timeline of a contact', () => {
  const timeline = async () => within(await screen.findByRole('region', { name: /^Historique/ }));

  it('lists author, action and linked record', async () => {
    await openContact();
    const panel = await timeline();
    expect(await panel.findByText('Rappelle lundi')).toBeVisible();
    expect(panel.getByText('Préfère le matin')).toBeVisible();
    expect(panel.getByRole('link', { name: 'V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
  });

  it('names a mandate by its number', async () => {
    const entry = timelineEntry({ kind: 'MANDATE', title: 'Signature', target: { kind: 'mandate', id: '3' } });
    await openContact('/contact/7', {
      'GET contact/{id}/timeline': () => aPage([entry]),
      'POST record/names': () => [{ kind: 'mandate', id: '3', name: 'Mandat n° T-1204', isPrivate: false }],
    });
    const link = await (await timeline()).findByRole('link', { name: 'Mandat n° T-1204' });
    expect(link).toHaveAttribute('href', '/mandate/3');
  });

  it('filters by kind, from the first page', async () => {
    const { user, api } = await openContact('/contact/7', {
      'GET contact/{id}/timeline': () => aPage(TIMELINE, 50, 20),
    });
    const panel = await timeline();
    await user.click(await panel.findByRole('button', { name: 'Page suivante' }));
    await user.click(panel.getByRole('button', { name: /^Filtrer/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Visite' }));
    const timelineQueries = () =>
      api.received
        .filter(({ key }) => key === 'GET contact/{id}/timeline')
        .map(({ query }) => [query.getAll('kind').join(), query.get('pageNumber')]);
    await waitFor(() => expect(timelineQueries().at(-1)).toEqual(['VISIT', '0']));
    expect(timelineQueries().at(-2)).toEqual(['', '1']);
  });

  it('begins at its first page for the next contact of the list', async () => {
    const list = { address: '/contact/list', firstPage: 0, lastPage: 0, pageSize: 20, totalPages: 1, totalElements: 2 };
    contactScope.set({ ...list, ids: ['7', '8'] });
    const { user, api } = await openContact('/contact/7', {
      'GET contact/{id}': ({ params: { id } }) => aContact({ id: Number(id) }),
      'GET contact/{id}/timeline': () => aPage(TIMELINE, 50, 20),
    });
    const requests = (key: string) =>
      api.received.filter((one) => one.key === key).map(({ params, query }) => [params.id, query.get('pageNumber')]);
    await user.click(await (await timeline()).findByRole('button', { name: 'Page suivante' }));
    const next = screen.getByRole('button', { name: /^Suivant/ });
    // the pointer prefetches the contact, so that its page replaces the other one at once
    await user.hover(next);
    await waitFor(() => expect(requests('GET contact/{id}')).toHaveLength(2));
    await user.click(next);
    await waitFor(() => expect(requests('GET contact/{id}/timeline').at(-1)?.[0]).toBe('8'));
    contactScope.set(null);
    expect(requests('GET contact/{id}/timeline')).toEqual([
      ['7', '0'],
      ['7', '1'],
      ['8', '0'],
    ]);
  });

  it('is refetched when an event occurs', async () => {
    const { api } = await openContact();
    const panel = await timeline();
    await panel.findByText('Rappelle lundi');
    api.use({ 'GET contact/{id}/timeline': () => aPage([timelineEntry({ title: 'À l’instant' })]) });
    bus.publish('event.saved', { eventId: 1 });
    expect(await panel.findByText('À l’instant')).toBeVisible();
  });

  it('hides typed text from customers', async () => {
    await openContact('/contact/7', {}, true);
    const panel = await timeline();
    expect(await panel.findByText('Création')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Rappelle|Préfère/);
  });

  it('shows the empty list, and an error', async () => {
    const { user, api } = await openContact('/contact/7', { 'GET contact/{id}/timeline': () => refuse('FORBIDDEN') });
    const panel = await timeline();
    const retryButton = await panel.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET contact/{id}/timeline': () => aPage([]) });
    await user.click(retryButton);
    expect(await panel.findByText('Rien n’est encore arrivé avec ce contact.')).toBeVisible();
  });
});
