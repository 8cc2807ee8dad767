import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { anEvent, aVisit } from '../test/factories';
import { Slot as ContactActivity } from './contact-activity.slot';
import { Slot as PropertyVisits } from './property-visits.slot';
import { Slot as Today } from './today.slot';

const messages = { namespace: 'activity', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

describe('my visits of the day', () => {
  const open = (api: FakeHandlers) => renderScreen(<Today />, { messages, api: { 'GET user': () => [], ...api } });

  it('are those of the person at work, today', async () => {
    const { api } = await open({ 'POST visit/find': () => aPage([aVisit()]) });
    expect(await screen.findByRole('link', { name: 'Maison de ville avec…' })).toBeVisible();
    expect(api.heard.find(({ key }) => key === 'POST visit/find')?.body).toMatchObject({
      dto: { negotiator: 'manager@pignon.test', from: startOfDay(dayOf()), to: startOfDay(addDays(dayOf(), 1)) },
    });
  });

  it('say so when there is none', async () => {
    await open({ 'POST visit/find': () => aPage([]) });
    expect(await screen.findByText('Aucune visite aujourd’hui.')).toBeVisible();
  });

  it('wait in place', async () => {
    await open({ 'POST visit/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('say what went wrong and try again', async () => {
    const { user, api } = await open({ 'POST visit/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use({ 'POST visit/find': () => aPage([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune visite aujourd’hui.')).toBeVisible();
  });
});

describe('the visits of a property', () => {
  it('are all of them, the latest first', async () => {
    const { api } = await renderScreen(<PropertyVisits reference="V26-00042" />, {
      messages,
      api: { 'POST visit/find': () => aPage([aVisit()]), 'GET user': () => [] },
    });
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/visit/list?period=all&property=V26-00042&sort=start.desc',
    );
    expect(api.heard.find(({ key }) => key === 'POST visit/find')?.body).toMatchObject({
      dto: { propertyRef: 'V26-00042' },
      order: { property: 'start', direction: 'DESC' },
    });
  });

  it('say so when there is none', async () => {
    await renderScreen(<PropertyVisits reference="V26-00042" />, {
      messages,
      api: { 'POST visit/find': () => aPage([]), 'GET user': () => [] },
    });
    expect(await screen.findByText('Ce bien n’a pas encore été visité.')).toBeVisible();
  });
});

describe('what happened with a contact', () => {
  const open = (api: FakeHandlers) =>
    renderScreen(<ContactActivity contactId={7} />, { messages, api: { 'GET user': () => [], ...api } });

  it('is their visits and the events about them', async () => {
    const { api } = await open({ 'POST visit/find': () => aPage([aVisit()]), 'POST event': () => aPage([anEvent()]) });
    expect(await screen.findByRole('link', { name: 'Maison de ville avec…' })).toBeVisible();
    expect(await screen.findByText(/Appel à Mme Harispe/)).toBeVisible();
    expect(api.heard.find(({ key }) => key === 'POST visit/find')?.body).toMatchObject({ dto: { contactId: 7 } });
    expect(api.heard.find(({ key }) => key === 'POST event')?.body).toMatchObject({
      filter: { target: { kind: 'contact', id: '7' } },
    });
  });

  it('may fail on one side and not on the other', async () => {
    await open({ 'POST visit/find': () => refuse('FORBIDDEN'), 'POST event': () => aPage([]) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    expect(await screen.findByText('Aucun événement avec ce contact.')).toBeVisible();
  });
});
