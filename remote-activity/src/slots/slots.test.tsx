import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEvent, aVisit } from '../test/factories';
import { Slot as ContactNote } from './contact-note.slot';
import { Slot as ContactVisits } from './contact-visits.slot';
import { Slot as PropertyVisits } from './property-visits.slot';
import { Slot as StartTour } from './start-tour.slot';

const messages = { namespace: 'activity', load: () => Promise.resolve(fr) };

describe('the visits of a property', () => {
  it('lists all of them, latest first', async () => {
    const { api } = await renderScreen(<PropertyVisits reference="V26-00042" />, {
      messages,
      api: { 'POST visit/find': () => aPage([aVisit()]), 'GET user': () => [] },
    });
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/visit/list?period=all&property=V26-00042&sort=start.desc',
    );
    expect(api.received.find(({ key }) => key === 'POST visit/find')?.body).toMatchObject({
      dto: { propertyRef: 'V26-00042' },
      order: { property: 'start', direction: 'DESC' },
    });
  });

  it('says so when there is none', async () => {
    await renderScreen(<PropertyVisits reference="V26-00042" />, {
      messages,
      api: { 'POST visit/find': () => aPage([]), 'GET user': () => [] },
    });
    expect(await screen.findByText('Ce bien n’a pas encore été visité.')).toBeVisible();
  });
});

describe('the visits of a contact', () => {
  const open = (api: FakeHandlers) =>
    renderScreen(<ContactVisits contactId={7} />, { messages, api: { 'GET user': () => [], ...api } });

  it('lists the contact’s, latest first', async () => {
    const { api } = await open({ 'POST visit/find': () => aPage([aVisit()]) });
    expect(await screen.findByRole('link', { name: 'Maison de ville avec jardin' })).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST visit/find')?.body).toMatchObject({ dto: { contactId: 7 } });
  });

  it('show the error', async () => {
    await open({ 'POST visit/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
  });
});

describe('a new event about a contact', () => {
  const open = (roles: readonly Role[], api: FakeHandlers = {}) =>
    renderScreen(<ContactNote contactId={7} />, { messages, roles, api });

  it('is a call just made by default', async () => {
    const { user, api } = await open(['NEGOTIATOR'], { 'POST event/create': () => anEvent() });
    await user.type(screen.getByRole('textbox', { name: /avec ce contact/ }), 'Rappelle lundi{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /avec ce contact/ })).toHaveValue(''));
    expect(api.received.find(({ key }) => key === 'POST event/create')?.body).toEqual({
      type: 'CALL',
      title: 'Rappelle lundi',
      done: true,
      links: [{ kind: 'contact', id: '7' }],
    });
  });

  it('is hidden from read-only users', async () => {
    await open(['SUPPORT']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a tour of the cart', () => {
  const open = (count: number, contactIds: readonly number[] = [7]) => {
    const references = Array.from({ length: count }, (_, index) => `V26-${index + 1}`);
    return renderScreen(<StartTour references={references} contactIds={contactIds} />, { messages });
  };

  it('offers every contact of the cart', async () => {
    const contactIds = Array.from({ length: 31 }, (_, index) => index + 1);
    await open(1, contactIds);
    const link = await screen.findByRole('link', { name: 'Organiser une tournée' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(searchParams.get('contact')?.split(',').map(Number)).toEqual(contactIds);
  });

  it('has as many properties as a tour may have', async () => {
    await open(50);
    const link = await screen.findByRole('link', { name: 'Organiser une tournée' });
    expect(link.getAttribute('href')?.split('%2C')).toHaveLength(50);
  });

  it.each([
    [0, 'Choisissez au moins un bien'],
    [51, 'Une tournée compte au plus 50 biens'],
  ])('is refused for %i properties, with the reason', async (count, reason) => {
    const { user } = await open(count);
    await user.hover(await screen.findByRole('button', { name: 'Organiser une tournée' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  });
});
