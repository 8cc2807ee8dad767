import { screen, waitFor } from '@testing-library/react';
import type { HomeView } from '@pignon/shared/contract';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { aMandate, aPage, privateInDocument, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEntrusted } from '../test/a-full-mandate';
import { Slot as ContactMandates } from './contact-mandates.slot';
import { Slot as Summary } from './mandate-summary.slot';
import { Slot as PropertyMandates } from './property-mandates.slot';
import { Slot as ToFollow } from './mandates-due.slot';

const messages = { namespace: 'mandate', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

const DAY = dayOf();
const OWN_VIEW: HomeView = { whose: 'ME', day: DAY };
const pending = aMandate({
  id: 9,
  status: 'PENDING',
  registerNumber: null,
  endDate: null,
  propertyTitle: 'Loft du port',
  counterParts: [
    { contactId: 7, name: 'Harispe Maialen', signed: true },
    { contactId: 8, name: 'Dufau Jean', signed: false },
  ],
  signatures: { given: 1, wanted: 2, agent: false },
});

describe('mandates to follow up', () => {
  const open = (api: FakeHandlers, view = OWN_VIEW) => renderScreen(<ToFollow {...view} />, { messages, api });
  const both = (running: MandateSummary[], unsigned: MandateSummary[]): FakeHandlers => ({
    'POST mandate/find': ({ body }) => aPage(body.dto?.status?.includes('PENDING') ? unsigned : running),
  });

  it('are the user’s that end within 30 days or await signatures, with their progress', async () => {
    const { api } = await open(both([aMandate({ endDate: addDays(DAY, 1) })], [pending]));
    expect(await screen.findByText('1 jour restant')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Mandat n°\sT-1204$/ })).toHaveAttribute('href', '/mandate/3');
    expect(screen.getByRole('link', { name: 'Mandat à signer, sans numéro' })).toBeVisible();
    expect(screen.getByText('Mandants 1 sur 2, agence 0 sur 1')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Expirent sous 30 jours/ })).toHaveAttribute(
      'href',
      '/mandate/list?status=running&expiring=30&negotiator=manager%40pignon.test&sort=endDate.asc',
    );
    expect(api.received.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        dto: { status: ['RUNNING'], expiringWithinDays: 30, negotiator: 'manager@pignon.test' },
        order: { property: 'endDate', direction: 'ASC' },
      }),
    );
  });

  it('are everybody’s for the whole agency', async () => {
    const { api } = await open(both([], [pending]), { whose: 'ALL', day: DAY });
    expect(await screen.findByText(/^Loft du port · /)).toBeVisible();
    expect(JSON.stringify(api.received)).not.toContain('negotiator"');
  });

  it('say so when there is none', async () => {
    await open(both([], []));
    expect(await screen.findByRole('link', { name: 'Voir les biens sans mandat' })).toBeVisible();
  });

  it('show an error and retry', async () => {
    const { user, api } = await open({ 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use(both([aMandate({ endDate: DAY })], []));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Expire aujourd’hui')).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    await open({ 'POST mandate/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('are counted in the summary of the day', async () => {
    await renderScreen(<Summary {...OWN_VIEW} />, {
      messages,
      api: { 'POST mandate/find': ({ body }) => aPage([], body.dto?.expiringWithinDays === 7 ? 1 : 8) },
    });
    expect(await screen.findByRole('link', { name: '1 mandat expire cette semaine' })).toBeVisible();
    expect(screen.getByRole('link', { name: '8 mandats à faire signer' })).toHaveAttribute(
      'href',
      '/mandate/list?status=pending&negotiator=manager%40pignon.test&sort=createdTime.asc',
    );
  });
});

describe('while a customer looks', () => {
  const running = aMandate({ endDate: addDays(DAY, 3) });
  const api: FakeHandlers = {
    'POST mandate/find': ({ body }) => aPage(body.dto?.status?.includes('PENDING') ? [pending] : [running]),
    'GET property/{reference}': () => anEntrusted({ mandatePrice: 1_000 }),
  };

  it('hides that a mandate is about to end', async () => {
    await renderScreen(
      <>
        <ToFollow {...OWN_VIEW} />
        <Summary {...OWN_VIEW} />
      </>,
      { messages, api, privacy: true },
    );
    expect(await screen.findByText('Mandants 1 sur 2, agence 0 sur 1')).toBeVisible();
    expect(await screen.findByRole('link', { name: /à faire signer/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/expire|restant/i);
    expect(privateInDocument('mandate', running)).toEqual([]);
  });

  it.each([
    ['of a property', <PropertyMandates key="p" reference="V26-00042" />],
    ['of a contact', <ContactMandates key="c" contactId={7} />],
  ])('the mandates %s show neither price nor end', async (_, panel) => {
    await renderScreen(panel, { messages, api, privacy: true });
    expect(await screen.findByRole('link', { name: /^Mandat n°/ })).toBeVisible();
    expect(privateInDocument('mandate', running)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the mandates of a property', () => {
  const open = (api: FakeHandlers) => renderScreen(<PropertyMandates reference="V26-00042" />, { messages, api });

  it('lists all of them, whatever their status', async () => {
    const { api } = await open({ 'POST mandate/find': () => aPage([aMandate({ status: 'EXPIRED' })]) });
    expect(await screen.findByText('Expiré')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Mandat n°\sT-1204$/ })).toHaveAttribute('href', '/mandate/3');
    expect(api.received[0]?.body).toMatchObject({ dto: { propertyRef: 'V26-00042' } });
  });

  it('say so when there is none', async () => {
    await open({ 'POST mandate/find': () => aPage([]) });
    expect(await screen.findByText('Ce bien n’a pas encore de mandat.')).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    await open({ 'POST mandate/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('show the error', async () => {
    await open({ 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
  });
});

describe('the mandates given by a contact', () => {
  const open = (api: FakeHandlers) => renderScreen(<ContactMandates contactId={7} />, { messages, api });

  it('are listed with the property, latest first', async () => {
    const { api } = await open({ 'POST mandate/find': () => aPage([pending]) });
    expect(await screen.findByRole('link', { name: 'Loft du port' })).toHaveAttribute(
      'href',
      `/property/${pending.propertyRef}`,
    );
    expect(screen.queryByText(/Harispe/)).toBeNull();
    expect(api.received[0]?.body).toMatchObject({
      dto: { contactId: 7 },
      order: { property: 'createdTime', direction: 'DESC' },
    });
  });

  it('are hidden when there are none, and show an error', async () => {
    const { unmount } = await open({ 'POST mandate/find': () => aPage([]) });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    unmount();
    await open({ 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
