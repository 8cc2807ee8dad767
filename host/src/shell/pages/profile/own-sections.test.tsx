import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aUser, refuse, renderScreen, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../../messages';
import { addProductMessages } from '../../../messages/product';
import { AccountSection } from './account-section';
import { CalendarSection } from './calendar-section';
import { Preferences } from './preferences';
import { SigningCapacity } from './signing-capacity';

addHostMessages();
addProductMessages();
afterEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });

describe('the account of the profile', () => {
  it('shows the account data of the agency, and what each role allows', async () => {
    await renderScreen(<AccountSection />, { roles: ['NEGOTIATOR', 'SUPPORT'] });
    const account = screen.getByRole('region', { name: 'Compte' });
    expect(account).toHaveTextContent('manager@pignon.test');
    const names = within(account)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(names.slice(-2)).toEqual(['Négociateur', 'Support']);
    expect(account).toHaveTextContent('NégociateurCrée et modifie biens, contacts, mandats et visites.');
  });

  it.each([
    [{}, 'Non renseignée'],
    [
      { agentCapacity: 'EMPLOYEE', agentCredential: 'ADC 64' },
      'Négociateur salarié, attestation d’habilitation ADC 64',
    ],
    [{ agentCapacity: 'COMMERCIAL_AGENT' }, 'Agent commercial, RSAC sans numéro'],
  ] as const)('shows in which capacity the user signs mandates: %o', async (capacityFields, expectedText) => {
    await renderScreen(<SigningCapacity user={aUser(capacityFields)} />);
    expect(screen.getByText('Signature des mandats')).toBeVisible();
    expect(screen.getByRole('definition')).toHaveTextContent(expectedText);
  });

  it('says when the user has no role', async () => {
    await renderScreen(<AccountSection />, { roles: [] });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Adresse de connexion', 'Statut']);
    expect(screen.getByText(/rôle/, { selector: 'p' })).toBeVisible();
  });
});

describe('the preferences of the profile', () => {
  it('store the display mode of properties on this machine', async () => {
    const { user } = await renderScreen(<Preferences />);
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(screen.getByRole('radio', { name: 'Tableau' })).toBeChecked();
    expect(JSON.stringify(Object.values(localStorage))).toContain('TABLE');
  });

  it.each([
    [['SUPPORT'], 0],
    [['NEGOTIATOR'], 1],
  ] as const)('offer notifications of answers to a user with the role %s: %i', async (roles, count) => {
    await renderScreen(<Preferences />, { roles: [...roles] });
    expect(screen.queryAllByText('Notifications', { selector: 'dt' })).toHaveLength(count);
  });
});

describe('the calendar of the profile', () => {
  const CALENDAR_TOKEN = {
    token: 'secret',
    path: '/api/calendar/secret.ics',
    createdTime: '2026-11-28T09:00:00.000Z',
  };

  /** Opens the section once it knows whether there is an address. */
  async function open(api: FakeHandlers, createdTime: string | null = null) {
    const rendered = await renderScreen(<CalendarSection />, {
      api: { 'GET user/me/calendar-token': () => ({ createdTime }), ...api },
    });
    await waitFor(() => expect(screen.getAllByRole('button')[0]).toBeEnabled());
    return rendered;
  }
  const sentTo = (api: FakeApi) => api.received.flatMap(({ key }) => (key.startsWith('GET') ? [] : [key]));

  it('says since when there is an address, which is replaced or deleted', async () => {
    const { user, api } = await open({ 'DELETE user/me/calendar-token': () => undefined }, '2026-11-12T09:00:00.000Z');
    expect(screen.getByText(/^Une adresse existe depuis le 12\/11\/2026\./)).toBeVisible();
    expect(button('Remplacer l’adresse')).toBeVisible();
    await user.click(button('Supprimer l’adresse'));
    expect(await screen.findByText(/Votre agenda est fermé/)).toBeVisible();
    expect(screen.queryByText(/^Une adresse existe/)).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Créer une adresse']);
    expect(sentTo(api)).toEqual(['DELETE user/me/calendar-token']);
  });

  it('offers to create an address where there is none, and both where that could not be read', async () => {
    const { unmount } = await open({});
    expect(screen.getAllByRole('button')).toHaveLength(1);
    unmount();
    await open({ 'GET user/me/calendar-token': () => refuse('FORBIDDEN') });
    expect(button('Créer une adresse')).toBeVisible();
    expect(button('Supprimer l’adresse')).toBeVisible();
  });

  it('shows its progress, then the address once, and copies it', async () => {
    let releaseResponse = () => {};
    const pendingResponse = new Promise<void>((resolve) => (releaseResponse = resolve));
    const { user } = await open({
      'POST user/me/calendar-token': async () => (await pendingResponse, CALENDAR_TOKEN),
    });
    await user.click(button('Créer une adresse'));
    await waitFor(() => expect(button('Créer une adresse')).toHaveAttribute('aria-busy', 'true'));
    releaseResponse();
    const address = await screen.findByLabelText('Adresse de l’agenda');
    expect(address).toHaveValue(new URL(CALENDAR_TOKEN.path, location.origin).href);
    await user.click(button('Copier l’adresse'));
    expect(await navigator.clipboard.readText()).toBe(new URL(CALENDAR_TOKEN.path, location.origin).href);
    expect(button('Adresse copiée')).toBeVisible();
  });

  it('selects the address when the browser denies copying', async () => {
    const { user } = await open({ 'POST user/me/calendar-token': () => CALENDAR_TOKEN });
    const onError = jest.fn<unknown, unknown[]>();
    const stop = bus.on('error.raised', onError);
    await user.click(button('Créer une adresse'));
    const address = await screen.findByLabelText<HTMLInputElement>('Adresse de l’agenda');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button('Copier l’adresse'));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    stop();
    expect(onError.mock.calls[0]?.[0]).toEqual({
      message: expect.stringContaining('copiez-la avec Ctrl+C.') as string,
    });
    expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length]);
    expect(button('Copier l’adresse')).toBeVisible();
  });

  it('is revoked, which removes the address', async () => {
    const { user, api } = await open({
      'POST user/me/calendar-token': () => CALENDAR_TOKEN,
      'DELETE user/me/calendar-token': () => undefined,
    });
    await user.click(button('Créer une adresse'));
    await screen.findByLabelText('Adresse de l’agenda');
    await user.click(button('Supprimer l’adresse'));
    expect(await screen.findByText(/Votre agenda est fermé/)).toBeVisible();
    expect(screen.queryByLabelText('Adresse de l’agenda')).toBeNull();
    expect(sentTo(api)).toEqual(['POST user/me/calendar-token', 'DELETE user/me/calendar-token']);
  });

  it('shows no address after a failure, and allows a retry', async () => {
    const { user, api } = await open({ 'POST user/me/calendar-token': () => refuse('UNAVAILABLE') });
    await user.click(button('Créer une adresse'));
    await waitFor(() => expect(sentTo(api)).toHaveLength(1));
    expect(screen.queryByLabelText('Adresse de l’agenda')).toBeNull();
    api.use({ 'POST user/me/calendar-token': () => CALENDAR_TOKEN });
    await waitFor(() => expect(button('Créer une adresse')).not.toHaveAttribute('aria-busy'));
    await user.click(button('Créer une adresse'));
    expect(await screen.findByLabelText('Adresse de l’agenda')).toBeVisible();
  });

  it('keeps the address when revoking fails, and allows a retry', async () => {
    const { user, api } = await open({
      'POST user/me/calendar-token': () => CALENDAR_TOKEN,
      'DELETE user/me/calendar-token': () => refuse('UNAVAILABLE'),
    });
    await user.click(button('Créer une adresse'));
    const address = await screen.findByLabelText('Adresse de l’agenda');
    await user.click(button('Supprimer l’adresse'));
    await waitFor(() => expect(sentTo(api)).toHaveLength(2));
    await waitFor(() => expect(button('Supprimer l’adresse')).not.toHaveAttribute('aria-busy'));
    expect(address).toBeVisible();
    api.use({ 'DELETE user/me/calendar-token': () => undefined });
    await user.click(button('Supprimer l’adresse'));
    expect(await screen.findByText(/Votre agenda est fermé/)).toBeVisible();
  });
});
