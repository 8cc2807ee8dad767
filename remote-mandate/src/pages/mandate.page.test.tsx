import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aUser, privateInDocument, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { aFullMandate, anEntrusted, aSigningState, someContacts } from '../test/a-full-mandate';
import { Page } from './mandate.page';

interface TestScreen {
  mandate?: Mandate;
  api?: FakeHandlers;
  at?: string;
  roles?: Role[];
  privacy?: boolean;
}

const RUNNING = aFullMandate({
  status: 'RUNNING',
  registerNumber: 1204,
  startDate: '2026-11-01',
  endDate: addMonths(dayOf(), 2),
  signatures: [7, 8].map((contactId) => ({ contactId, signedAt: '2026-11-20T09:30:00.000Z', image: null })),
});

function open({ mandate = aFullMandate(), api = {}, at = '/mandate/3', roles, privacy }: TestScreen = {}) {
  sessionStorage.clear();
  return renderScreen(<Page />, {
    at,
    route: '/mandate/:id/edit?',
    roles,
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET mandate/{id}': () => mandate,
      'GET property/{reference}': () => anEntrusted(),
      'POST contact/byIds': ({ body }) => someContacts(body),
      'GET user': () => [aUser()],
      'GET user/me/draft/{key}': () => null,
      'GET mandate/{id}/signing': () => aSigningState(),
      ...api,
    },
  });
}

// loads the lazy form before the first test
beforeAll(async () => {
  await import('../features/form/edit-form');
  await import('../features/sign/sign-dialog');
  await import('../features/conclude/conclude-dialog');
}, 60_000);

describe('the page of a mandate', () => {
  it('shows kind, price and signatures', async () => {
    await open({ mandate: RUNNING });
    expect(await screen.findByRole('heading', { level: 1, name: /^Mandat n°\sT-1204$/ })).toBeVisible();
    expect(screen.getByText('En cours', { selector: '.pg-page-tags *' })).toBeVisible();
    expect(await screen.findByText(/^Mandants 2 sur 2, agence [01] sur 1$/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(screen.getByText(/^11\s250\s€$/)).toBeVisible();
    expect(await screen.findByText('Maison de ville avec jardin')).toBeVisible();
  });

  it('hides names, fees and the seller’s net amount while a customer looks', async () => {
    const { container, user } = await open({ mandate: RUNNING, privacy: true });
    await screen.findByRole('heading', { level: 1, name: /^Mandat n°/ });
    await screen.findByText('Maison de ville avec jardin');
    expect(container.textContent).not.toMatch(/Harispe|Dufau|11\s250|250\s000|4,5/);
    await user.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByRole('menuitem', { name: 'Exemplaire de l’agence' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menu')).not.toHaveTextContent(/Harispe/);
  });

  it('shows neither price nor end while a customer looks', async () => {
    const mandate = { ...RUNNING, price: 300_000 };
    await open({ mandate, privacy: true });
    await screen.findByText('Maison de ville avec jardin');
    expect(privateInDocument('mandate', mandate)).toEqual([]);
    expect(document.body).not.toHaveTextContent(/jours? restants?|Se reconduit/);
    expect(screen.queryByRole('button', { name: fr['extend.open'] })).toBeNull();
  });

  it('records who signed, with the version read, and publishes the signature', async () => {
    const onPublish = jest.fn<unknown, unknown[]>();
    const stop = bus.on('mandate.signed', onPublish);
    const { user, api } = await open({ api: { 'PATCH mandate/{propertyRef}/signed': () => RUNNING } });
    await user.click(await screen.findByRole('button', { name: 'Noter les signatures' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/prendra le prochain numéro du registre/)).toBeVisible();
    await user.click(await dialog.findByRole('checkbox', { name: 'Dufau Jean' }));
    expect(dialog.queryByText(/prendra le prochain numéro/)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Dufau Jean' }));
    await user.click(dialog.getByRole('button', { name: 'Noter les 2 signatures et mettre en vigueur' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Mandat n°\sT-1204$/ })).toBeVisible();
    const signRequest = api.received.find(({ key }) => key === 'PATCH mandate/{propertyRef}/signed');
    expect(signRequest).toMatchObject({
      params: { propertyRef: 'V26-00042' },
      body: {
        signers: [
          { contactId: 7, person: 'FIRST' },
          { contactId: 8, person: 'FIRST' },
        ],
        agent: { capacity: 'EMPLOYEE', credential: 'ADC 64' },
        place: 'Biarritz',
      },
    });
    expect(signRequest?.headers['if-match']).toBe('"1"');
    expect(onPublish.mock.calls[0]?.[0]).toEqual({ mandateId: 3, propertyRef: 'V26-00042' });
    expect(screen.queryByRole('dialog')).toBeNull();
    stop();
  });

  it('assumes no capacity of the agent: it must be chosen before signing', async () => {
    const agent = { name: 'Marie Manager', capacity: null, credential: null };
    const { user, api } = await open({
      api: {
        'GET mandate/{id}/signing': () => aSigningState({ agent }),
        'PATCH mandate/{propertyRef}/signed': () => RUNNING,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Noter les signatures' }));
    const last = await screen.findByRole('button', { name: 'Noter les 2 signatures et mettre en vigueur' });
    expect(last).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('En qualité de'), 'Titulaire de la carte professionnelle');
    await user.click(last);
    expect(await screen.findByRole('heading', { level: 1, name: /^Mandat n°/ })).toBeVisible();
    const signRequest = api.received.find(({ key }) => key === 'PATCH mandate/{propertyRef}/signed');
    expect(signRequest?.body).toMatchObject({ agent: { capacity: 'HOLDER' } });
  });

  it('lists missing facts with links, and lets only a manager sign with a reason', async () => {
    const missing = [
      {
        ...{ key: 'birthDate', who: 'Harispe Maialen', message: 'La date de naissance manque.' },
        place: { of: 'contact' as const, ref: '7', field: 'birth.date' },
      },
    ];
    const missingApi = { 'GET mandate/{id}/signing': () => aSigningState({ missing }) };
    const { user, api } = await open({
      roles: ['MANAGER'],
      api: { ...missingApi, 'PATCH mandate/{propertyRef}/signed': () => RUNNING },
    });
    const link = await screen.findByRole('link', { name: 'La date de naissance manque.' });
    expect(link).toHaveAttribute('href', '/contact/7/edit#birth.date');
    await user.click(screen.getByRole('button', { name: 'Noter les signatures' }));
    const dialog = within(await screen.findByRole('dialog'));
    const last = await dialog.findByRole('button', { name: 'Noter les 2 signatures et mettre en vigueur' });
    expect(last).toBeDisabled();
    await user.type(dialog.getByLabelText('Motif pour faire signer malgré cela'), 'Acte attendu');
    await user.click(last);
    expect(await screen.findByRole('heading', { level: 1, name: /^Mandat n°/ })).toBeVisible();
    const signRequest = api.received.find(({ key }) => key === 'PATCH mandate/{propertyRef}/signed');
    expect(signRequest).toMatchObject({ body: { reason: 'Acte attendu' } });
  });

  it('closes with a reason; a refusal is shown in the dialog', async () => {
    const { user, api } = await open({ api: { 'PATCH mandate/{id}/status/{status}': () => refuse('CONFLICT') } });
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Marquer comme vendu' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Clore le mandat' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motif'), 'Vente abandonnée');
    await user.click(dialog.getByRole('button', { name: 'Clore le mandat' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Cette action n’est pas possible');
    expect(api.received.find(({ key }) => key.includes('status'))).toMatchObject({
      params: { status: 'CLOSED' },
      body: { reason: 'Vente abandonnée' },
    });
  });

  it('concludes with date, price and buyer, by name for a person who is no contact', async () => {
    const { user, api } = await open({
      mandate: RUNNING,
      api: { 'PATCH mandate/{id}/status/{status}': () => RUNNING },
    });
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Marquer comme vendu' }));
    const dialog = within(await screen.findByRole('dialog', { name: /À qui le bien est-il vendu/ }));
    const save = await dialog.findByRole('button', { name: /Marquer comme vendu/ });
    const statusRequest = () => api.received.find(({ key }) => key === 'PATCH mandate/{id}/status/{status}');
    await user.click(save);
    expect(await dialog.findByText('Choisissez un contact, ou écrivez un nom')).toBeVisible();
    expect(statusRequest()).toBeUndefined();
    await user.type(dialog.getByLabelText('Nom de l’acquéreur'), 'Peio Etxe');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(statusRequest()).toMatchObject({
      params: { status: 'SOLD' },
      body: { conclusion: { date: dayOf(), price: RUNNING.price, contactId: null, name: 'Peio Etxe' } },
    });
  });

  it('hides private facts of a conclusion from customers', async () => {
    const conclusion = { date: '2026-11-20', price: 251_000, contactId: null, name: 'Peio Etxe' };
    const sold = { ...RUNNING, status: 'SOLD' as const, conclusion };
    await open({ mandate: sold, privacy: true });
    expect(await screen.findByText('Vendu', { selector: '.pg-page-tags *' })).toBeVisible();
    expect(screen.getByText('Date de la vente')).toBeVisible();
    expect(privateInDocument('mandate', sold)).toEqual([]);
  });

  it.each([
    [6, /trop tôt, elle ne compte que du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}/],
    [2, null],
    [0, /trop tard pour ce terme, la prochaine compte du/],
  ])('states when a renewal letter counts, %i months before the term', async (months, words) => {
    const endDate = addMonths(dayOf(), months);
    const startDate = addMonths(endDate, -12);
    const { user } = await open({ mandate: { ...RUNNING, startDate, endDate, durationMonths: 12, renewal: true } });
    await user.click(await screen.findByRole('button', { name: 'Documents' }));
    expect(screen.getByRole('menuitem', { name: /reconduction/ })).toBeVisible();
    if (words === null) expect(screen.queryByText(/trop (tôt|tard)/)).not.toBeInTheDocument();
    else expect(screen.getByText(words)).toBeVisible();
  });

  it('extends by a dated amendment, validated while typing', async () => {
    const { user, api } = await open({ mandate: RUNNING, api: { 'PATCH mandate/{id}/extend': () => RUNNING } });
    await user.click(await screen.findByRole('button', { name: 'Prolonger' }));
    const dialog = within(await screen.findByRole('dialog'));
    const end = dialog.getByLabelText('Nouvelle date de fin');
    await user.clear(end);
    await user.type(end, dayOf());
    expect(await dialog.findByText('La nouvelle fin du mandat doit être un jour à venir')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Prolonger le mandat' })).toBeDisabled();
    await user.clear(end);
    await user.type(end, addMonths(dayOf(), 6));
    await user.click(dialog.getByRole('button', { name: 'Prolonger le mandat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.received.find(({ key }) => key.includes('extend'))?.body).toEqual({
      date: dayOf(),
      endDate: addMonths(dayOf(), 6),
    });
  });

  it('is edited by its shortcut while unsigned, by users who may write', async () => {
    const { address } = await open();
    await screen.findByRole('link', { name: 'Modifier le mandat' });
    actionOfKey(pageActions(), 'e')?.run();
    await waitFor(() => expect(address()).toBe('/mandate/3/edit'));
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeVisible();
  }, 20_000);

  it('is read-only for users who may not write', async () => {
    await open({ roles: ['SUPPORT'] });
    expect(await screen.findByText('Mandants 0 sur 2, agence 0 sur 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Noter|Documents|Autres/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier le mandat' })).toBeNull();
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open({ api: { 'GET mandate/{id}': () => refuse('FORBIDDEN') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET mandate/{id}': () => RUNNING });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Mandat n°/ })).toBeVisible();
  });

  it('shows a skeleton while loading', async () => {
    await open({ api: { 'GET mandate/{id}': () => new Promise(() => undefined) } });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('reports a missing mandate', async () => {
    await open({ at: '/mandate/zero' });
    expect(await screen.findByRole('link', { name: 'Voir les mandats' })).toBeVisible();
  });

  it('warns that the property is listed at another price, with a link to an amendment', async () => {
    const financialInfo = { ...anEntrusted().financialInfo, priceNoFees: 250_000 };
    const property = anEntrusted({ financialInfo, mandatePrice: 240_000 });
    await open({
      mandate: aFullMandate({ status: 'RUNNING', registerNumber: 12, price: 240_000 }),
      api: { 'GET property/{reference}': () => property },
    });
    expect(await screen.findByText(/^Prix affiché 261\s250\s€, prix du mandat 240\s000\s€$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Préparer un avenant' })).toHaveAttribute('href', '/mandate/3?amend=price');
  });
});
