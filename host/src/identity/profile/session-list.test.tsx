import { screen, waitFor, within } from '@testing-library/react';
import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import { A_PERSON, fakeIdentity, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { loadIdentityTranslations } from '../identity-translations';
import { SessionList } from './session-list';

addHostMessages();
beforeAll(loadIdentityTranslations);

const aSession = (fields: Partial<UserSession>): UserSession => ({
  id: 1,
  current: false,
  browser: 'Firefox',
  system: 'Windows',
  provider: 'password',
  signedInTime: '2026-11-28T08:30:00.000Z',
  lastSeenTime: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...fields,
});
const HERE = aSession({ id: 1, current: true, lastSeenTime: new Date().toISOString() });
const PHONE = aSession({ id: 2, browser: 'Safari', system: 'iOS', provider: 'google.com' });

/** Opens the list for somebody who signed in some minutes ago. */
async function open(api: FakeHandlers, provenAgo = 0) {
  const identity = fakeIdentity(A_PERSON);
  const { account } = identity;
  identity.account = async () => ({
    ...(await account()),
    signedInAt: () => Promise.resolve(Date.now() - provenAgo * 60_000),
  });
  return { ...(await renderScreen(<SessionList />, { api, identity })), identity };
}

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const endDialog = async () => within(await screen.findByRole('dialog', { name: /Terminer cette session/ }));

describe('the list of sessions', () => {
  it('names each device with its sign-in and last use, and only the present one has no end', async () => {
    await open({
      'GET user/me/session': () => [HERE, PHONE, aSession({ id: 3, browser: null, system: null, provider: null })],
    });
    expect(await rows()).toEqual([
      'Firefox sur WindowsCette sessionOuverte le 28/11/2026 09:30 (Adresse e-mail)Dernière activité\u00a0: maintenant',
      'Safari sur iOSOuverte le 28/11/2026 09:30 (Google)Dernière activité\u00a0: il y a 3 heuresTerminer',
      'Programme ou navigateur inconnuOuverte le 28/11/2026 09:30Dernière activité\u00a0: il y a 3 heuresTerminer',
    ]);
    expect(screen.queryByText('Vous n’avez pas d’autre session ouverte.')).toBeNull();
  });

  it('says that there is no other session', async () => {
    await open({ 'GET user/me/session': () => [HERE] });
    expect(await screen.findByText('Vous n’avez pas d’autre session ouverte.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when it loads, when it could not be read, and reads again', async () => {
    const { api, user } = await open({ 'GET user/me/session': () => refuse('FORBIDDEN') });
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('alert')).toHaveTextContent('La liste de vos sessions n’a pas pu être lue.');
    api.use({ 'GET user/me/session': () => [HERE] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await rows()).toHaveLength(1);
  });

  it('ends a session after a question, and shows those that stay', async () => {
    let sessions = [HERE, PHONE];
    const { api, user, identity } = await open({
      'GET user/me/session': () => sessions,
      'DELETE user/me/session/{id}': ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== Number(params.id));
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Terminer\W+Safari sur iOS$/ }));
    const dialog = await endDialog();
    expect(dialog.getByText(/Safari sur iOS/)).toBeVisible();
    expect(api.received.map(({ key }) => key)).not.toContain('DELETE user/me/session/{id}');
    await user.click(dialog.getByRole('button', { name: 'Terminer' }));
    expect(await screen.findByText('La session est terminée.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(identity.requests).toEqual([]);
  });

  it('requires reauthentication when the sign-in is older than five minutes', async () => {
    const { user, identity } = await open({ 'GET user/me/session': () => [HERE, PHONE] }, 30);
    await user.click(await screen.findByRole('button', { name: /^Terminer\W/ }));
    await user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026{Enter}');
    await endDialog();
    expect(identity.requests).toEqual(['reauthenticate Pignon-2026']);
  });

  it('shows why a session could not be ended, and allows a retry', async () => {
    const { api, user } = await open({
      'GET user/me/session': () => [HERE, PHONE],
      'DELETE user/me/session/{id}': () => refuse('NOT_FOUND', [], { message: 'Cette session n’existe pas.' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Terminer\W/ }));
    const dialog = await endDialog();
    await user.click(dialog.getByRole('button', { name: 'Terminer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Cette session n’existe pas.');
    api.use({ 'DELETE user/me/session/{id}': () => undefined });
    await user.click(dialog.getByRole('button', { name: 'Terminer' }));
    expect(await screen.findByText('La session est terminée.')).toBeVisible();
  });
});
