import { screen, waitFor, within } from '@testing-library/react';
import type { AuthCode } from '@pignon/shared/auth';
import { setRuntimeConfig, type SignInMethod } from '@pignon/shared/contract';
import { A_PERSON, fakeIdentity, refuse, renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { loadIdentityTranslations } from '../identity-translations';
import { AccountSections } from './account-sections';

addHostMessages();
beforeAll(loadIdentityTranslations);
afterEach(() => setRuntimeConfig({}));

interface Options extends Pick<ScreenOptions, 'api' | 'roles'> {
  linked?: readonly string[];
  methods?: readonly SignInMethod[];
  /** Minutes since the last authentication. */
  provenAgo?: number;
  refusal?: AuthCode;
}

/** Opens the account sections with an in-memory identity service that tracks the linked methods. */
function identityOf({ linked = ['password'], provenAgo = 0, refusal }: Options) {
  const identity = fakeIdentity(A_PERSON);
  identity.refuseWith(refusal);
  let providers = linked;
  const originalAccount = identity.account;
  return Object.assign(identity, {
    providers: () => providers,
    account: async () => {
      const account = await originalAccount();
      return {
        ...account,
        linkGoogle: async () => {
          await account.linkGoogle();
          providers = [...providers, 'google.com'];
        },
        linkPhone: async (verificationId: string, code: string) => {
          await account.linkPhone(verificationId, code);
          providers = [...providers, 'phone'];
        },
        unlink: async (provider: string) => {
          await account.unlink(provider);
          providers = providers.filter((linkedProvider) => linkedProvider !== provider);
        },
        signedInAt: () => Promise.resolve(Date.now() - provenAgo * 60_000),
      };
    },
  });
}

async function open(options: Options = {}) {
  setRuntimeConfig({ signInMethods: options.methods ?? ['password', 'google', 'phone'] });
  const identity = identityOf(options);
  const { roles } = options;
  const api = { 'GET user/me/session': () => [], ...options.api };
  const openedScreen = await renderScreen(<AccountSections />, { identity, api, roles });
  return { ...openedScreen, identity };
}

/** Returns a response that waits until `release` is called. */
function createHeldCall() {
  let release = () => {};
  const answer = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  return { answer: () => answer, release: () => release() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const methods = () => within(screen.getByRole('region', { name: 'Moyens de connexion' }));

/** Sign-in methods with their state, as displayed. */
const rows = () =>
  methods()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sign-in methods', () => {
  it('are those of the installation and the account; the only one cannot be removed', async () => {
    await open({ methods: ['password', 'phone', 'emailLink'] });
    expect(rows()).toEqual(['Adresse e-mailLié', 'TéléphoneNon liéLier']);
    expect(methods().getByText('C’est votre seul moyen de connexion, il ne peut pas être retiré.')).toBeVisible();
    expect(methods().getByText('Un lien de connexion peut toujours être envoyé à votre adresse.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Délier/ })).toBeNull();
  });

  it('allow linking and unlinking Google after reauthentication', async () => {
    const { user, identity } = await open({ provenAgo: 30 });
    await user.click(button(/^Lier\W+Google$/));
    await user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026{Enter}');
    expect(await screen.findByText('Ce moyen de connexion est lié à votre compte.')).toBeVisible();
    expect(rows()[1]).toBe('GoogleLiéDélier');
    await user.click(button(/^Délier\W+Google$/));
    await user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026{Enter}');
    expect(await screen.findByText('Ce moyen de connexion n’est plus lié à votre compte.')).toBeVisible();
    expect(identity.requests).toEqual([
      'reauthenticate Pignon-2026',
      'linkGoogle ',
      'reauthenticate Pignon-2026',
      'unlink google.com',
    ]);
  });

  it('require no reauthentication right after signing in', async () => {
    const { user, identity } = await open({ linked: ['password', 'google.com'] });
    await user.click(button(/^Délier\W+Google$/));
    expect(await screen.findByText('Ce moyen de connexion n’est plus lié à votre compte.')).toBeVisible();
    expect(identity.requests).toEqual(['unlink google.com']);
  });

  it('reject a wrong password and keep it for correction', async () => {
    const { user, identity } = await open({ provenAgo: 30, refusal: 'wrong-password' });
    await user.click(button(/^Lier\W+Google$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' }));
    await user.type(dialog.getByLabelText('Votre mot de passe actuel'), 'raté{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel.');
    expect(dialog.getByLabelText('Votre mot de passe actuel')).toHaveValue('raté');
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(identity.requests).toEqual(['reauthenticate raté']);
  });

  it('show why the service refused a change, and allow a retry', async () => {
    const { user, identity } = await open({ refusal: 'credential-already-in-use' });
    await user.click(button(/^Lier\W+Google$/));
    expect(await methods().findByRole('alert')).toHaveTextContent(/compte/);
    identity.refuseWith(undefined);
    await user.click(button(/^Lier\W+Google$/));
    expect(await screen.findByText('Ce moyen de connexion est lié à votre compte.')).toBeVisible();
    expect(methods().queryByRole('alert')).toBeNull();
  });

  it('allow linking a telephone with the code sent to it', async () => {
    const { user, identity } = await open();
    await user.click(button(/^Lier\W+Téléphone$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lier un téléphone' }));
    await user.type(dialog.getByLabelText('Numéro de téléphone'), '06 12 34 56 78{Enter}');
    await user.type(await dialog.findByLabelText('Code reçu par SMS'), '123456{Enter}');
    expect(await screen.findByText('Ce moyen de connexion est lié à votre compte.')).toBeVisible();
    expect(identity.requests).toEqual(['sendCode +33612345678', 'linkPhone sent 123456']);
    expect(rows()[2]).toBe('TéléphoneLiéDélier');
  });
});

describe('signing out everywhere', () => {
  const ask = async (openedScreen: Awaited<ReturnType<typeof open>>) => {
    await openedScreen.user.click(button('Se déconnecter partout'));
    const dialog = within(await screen.findByRole('dialog', { name: /Se déconnecter partout/ }));
    await openedScreen.user.click(dialog.getByRole('button', { name: 'Se déconnecter partout' }));
    return dialog;
  };

  it('asks first, shows its progress, and ends the session here', async () => {
    const { answer, release } = createHeldCall();
    const openedScreen = await open({ api: { 'DELETE user/me/session': answer } });
    const dialog = await ask(openedScreen);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Se déconnecter partout' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(openedScreen.ended).toEqual([]);
    release();
    await waitFor(() => expect(openedScreen.ended).toEqual(['everywhere']));
  });

  it('requires reauthentication when the sign-in is older than five minutes', async () => {
    const openedScreen = await open({ provenAgo: 30, api: { 'DELETE user/me/session': () => undefined } });
    await openedScreen.user.click(button('Se déconnecter partout'));
    await openedScreen.user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026{Enter}');
    expect(await screen.findByRole('dialog', { name: /Se déconnecter partout/ })).toBeVisible();
    expect(openedScreen.identity.requests).toEqual(['reauthenticate Pignon-2026']);
  });

  it('names what stays open: the address of the calendar', async () => {
    const openedScreen = await open();
    await openedScreen.user.click(button('Se déconnecter partout'));
    expect(await screen.findByText(/L’agenda personnel garde son adresse/)).toBeVisible();
  });

  it('does nothing when cancelled', async () => {
    const openedScreen = await open({ api: { 'DELETE user/me/session': () => undefined } });
    await openedScreen.user.click(button('Se déconnecter partout'));
    await openedScreen.user.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openedScreen.api.received.map(({ key }) => key)).not.toContain('DELETE user/me/session');
  });

  it('shows the failure, keeps the session, and allows a retry', async () => {
    const openedScreen = await open({ api: { 'DELETE user/me/session': () => refuse('UNAVAILABLE') } });
    const dialog = await ask(openedScreen);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/./);
    expect(openedScreen.ended).toEqual([]);
    openedScreen.api.use({ 'DELETE user/me/session': () => undefined });
    await openedScreen.user.click(dialog.getByRole('button', { name: 'Se déconnecter partout' }));
    await waitFor(() => expect(openedScreen.ended).toEqual(['everywhere']));
  });
});

describe('deleting one’s own account', () => {
  const authenticateAndDelete = async (openedScreen: Awaited<ReturnType<typeof open>>) => {
    await openedScreen.user.click(button('Supprimer mon compte'));
    await openedScreen.user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Supprimer votre compte/ }));
    await openedScreen.user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    return dialog;
  };

  it('always requires authentication, lists what remains, and ends the session', async () => {
    const { answer, release } = createHeldCall();
    const openedScreen = await open({
      api: { 'DELETE user/me': async () => (await answer(), { identityDeleted: true }) },
    });
    const dialog = await authenticateAndDelete(openedScreen);
    expect(dialog.getByText(/votre nom au journal/)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Supprimer définitivement' })).toHaveAttribute('aria-busy', 'true'),
    );
    release();
    await waitFor(() => expect(openedScreen.ended).toEqual(['closed']));
    expect(openedScreen.identity.requests).toEqual(['reauthenticate Pignon-2026']);
  });

  it('accepts a recent sign-in by link as proof when the account has no other method', async () => {
    const openedScreen = await open({
      linked: ['emailLink'],
      api: { 'DELETE user/me': () => ({ identityDeleted: true }) },
    });
    await openedScreen.user.click(button('Supprimer mon compte'));
    expect(await screen.findByRole('dialog', { name: /Supprimer votre compte/ })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confirmez que c’est bien vous' })).toBeNull();
  });

  it('deletes the identity in the browser when the server could not', async () => {
    const openedScreen = await open({ api: { 'DELETE user/me': () => ({ identityDeleted: false }) } });
    await authenticateAndDelete(openedScreen);
    await waitFor(() => expect(openedScreen.ended).toEqual(['closed']));
    expect(openedScreen.identity.requests).toEqual(['reauthenticate Pignon-2026', 'remove']);
  });

  it('shows why it is refused, keeps the session, and allows a retry', async () => {
    const openedScreen = await open({ api: { 'DELETE user/me': () => refuse('CONFLICT') } });
    const dialog = await authenticateAndDelete(openedScreen);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Cette action n’est pas possible dans l’état actuel.');
    expect(openedScreen.ended).toEqual([]);
    openedScreen.api.use({ 'DELETE user/me': () => ({ identityDeleted: true }) });
    await openedScreen.user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(openedScreen.ended).toEqual(['closed']));
  });

  it('does not mention the last manager to other users', async () => {
    await open({ roles: ['NEGOTIATOR'] });
    expect(screen.queryByText(/dernier responsable/)).toBeNull();
  });

  it('warns managers that the last one cannot leave', async () => {
    await open({ roles: ['MANAGER'] });
    expect(screen.getByText(/dernier responsable/)).toBeVisible();
  });
});
