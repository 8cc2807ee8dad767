import { screen, within } from '@testing-library/react';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { anEvent } from '../test/factories';
import { Page } from './events.page';

const TODAY = dayOf();
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde' });
const EVENTS = [
  anEvent({ id: 3, type: 'SYSTEM', title: 'Mandat signé', text: '', links: [{ kind: 'property', id: 'V26-00042' }] }),
  anEvent({ id: 2 }),
  anEvent({
    id: 1,
    type: 'TASK',
    title: 'Relancer le notaire',
    text: '',
    done: false,
    due: startOfDay(addDays(TODAY, -2)),
  }),
].map((event) => ({ ...event, createdTime: startOfDay(TODAY), start: startOfDay(TODAY) }));

function open(at = '/event', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/event',
    privacy,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'POST event/me': () => aPage(EVENTS, 30),
      'POST event': () => aPage([anEvent({ title: 'Appel d’un collègue' })]),
      'GET user': () => [JEAN],
      ...api,
    },
  });
}

const lastCall = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key.startsWith('POST')).at(-1);

describe('the event list', () => {
  it('shows at first my events, newest first, with what they are about', async () => {
    const { api } = await open();
    const call = (await screen.findByText('Appel à Mme Harispe')).closest('li')!;
    expect(within(call).getByText('Appel')).toBeInTheDocument();
    expect(within(call).getByText('Souhaite revoir la maison.')).toBeVisible();
    expect(within(call).getByRole('link', { name: /Contact n°\s7/ })).toHaveAttribute('href', '/contact/7');
    expect(await within(call).findByText('Jean Lagarde')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bien V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(screen.getByText(/En retard depuis le/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Aujourd’hui/ })).toBeVisible();
    expect(lastCall(api.received)).toMatchObject({ key: 'POST event/me', body: { filter: {}, pageSize: 10 } });
  });

  it('turns to the whole agency, then to one author', async () => {
    const { user, address, api } = await open('/event?page=2');
    await screen.findByText('Appel à Mme Harispe');
    await user.click(screen.getByRole('radio', { name: 'Toute l’agence' }));
    expect(address()).toBe('/event?whose=all');
    expect(await screen.findByText('Appel d’un collègue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Auteur' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Jean Lagarde' }));
    expect(address()).toBe('/event?whose=all&user=jean@pignon.test');
    await screen.findByText('Appel d’un collègue');
    expect(lastCall(api.received)).toMatchObject({ key: 'POST event', body: { filter: { user: 'jean@pignon.test' } } });
  });

  it('filters by kind, period and what the event is about', async () => {
    const { user, address, api } = await open('/event?about=contact.7&span=week');
    await screen.findByText('Appel à Mme Harispe');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Appel' }));
    expect(address()).toBe('/event?type=call&span=week&about=contact.7');
    await screen.findByText('Appel à Mme Harispe');
    expect(lastCall(api.received)?.body).toMatchObject({
      filter: {
        type: ['CALL'],
        target: { kind: 'contact', id: '7' },
        from: startOfDay(addDays(TODAY, -7)),
        to: startOfDay(addDays(TODAY, 1)),
      },
    });
    await user.click(screen.getByRole('button', { name: /Retirer le filtre Contact n°\s7/ }));
    expect(address()).toBe('/event?type=call&span=week');
  });

  it('hides what people wrote while a customer looks, not what the product wrote', async () => {
    await open('/event', {}, true);
    expect(await screen.findByText('Mandat signé')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|revoir la maison/);
  });

  it('waits in the layout of the timeline', async () => {
    await open('/event', { 'POST event/me': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('says what went wrong and tries again', async () => {
    const { user, api } = await open('/event', { 'POST event/me': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST event/me': () => aPage(EVENTS) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Mandat signé')).toBeVisible();
  });

  it('offers the whole agency’s events when there is none of mine', async () => {
    const { user, address } = await open('/event', { 'POST event/me': () => aPage([]) });
    expect(await screen.findByText('Aucun événement de votre part')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voir ceux de toute l’agence' }));
    expect(address()).toBe('/event?whose=all');
  });
});
