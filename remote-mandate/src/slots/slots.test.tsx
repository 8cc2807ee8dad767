import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aMandate } from '../test/a-mandate';
import { Slot as Expiring } from './expiring.slot';
import { Slot as PropertyMandates } from './property-mandates.slot';

const messages = { namespace: 'mandate', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

describe('the mandates that expire soon', () => {
  const open = (api: FakeHandlers) => renderScreen(<Expiring />, { messages, api });

  it('are the running ones of the next 30 days, the nearest first', async () => {
    const { api } = await open({ 'POST mandate/find': () => aPage([aMandate({ endDate: addDays(dayOf(), 1) })]) });
    expect(await screen.findByText('1 jour restant')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/mandate/list?status=running&expiring=30&sort=endDate.asc',
    );
    expect(api.heard[0]?.body).toMatchObject({
      dto: { status: ['RUNNING'], expiringWithinDays: 30 },
      order: { property: 'endDate', direction: 'ASC' },
    });
  });

  it('say so when there is none', async () => {
    await open({ 'POST mandate/find': () => aPage([]) });
    expect(await screen.findByText('Aucun mandat n’expire dans les 30 prochains jours.')).toBeVisible();
  });

  it('wait, then say what went wrong and try again', async () => {
    const { user, api } = await open({ 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST mandate/find': () => aPage([aMandate({ endDate: dayOf() })]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Expire aujourd’hui')).toBeVisible();
  });

  it('wait in place', async () => {
    await open({ 'POST mandate/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });
});

describe('the mandates of a property', () => {
  const open = (api: FakeHandlers) => renderScreen(<PropertyMandates reference="V26-00042" />, { messages, api });

  it('are all of them, whatever their status', async () => {
    const { api } = await open({ 'POST mandate/find': () => aPage([aMandate({ status: 'EXPIRED' })]) });
    expect(await screen.findByText('Expiré')).toBeVisible();
    expect(screen.getByText(/Registre n°\s1\s204/)).toBeVisible();
    expect(api.heard[0]?.body).toMatchObject({ dto: { propertyRef: 'V26-00042' } });
  });

  it('say so when there is none', async () => {
    await open({ 'POST mandate/find': () => aPage([]) });
    expect(await screen.findByText('Ce bien n’a pas encore de mandat.')).toBeVisible();
  });

  it('wait in place', async () => {
    await open({ 'POST mandate/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('say what went wrong', async () => {
    await open({ 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
  });
});
