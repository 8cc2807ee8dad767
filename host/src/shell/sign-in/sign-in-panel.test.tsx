import { createEvent, fireEvent, screen } from '@testing-library/react';
import { AUTH_CODES, type AuthCode } from '@pignon/shared/auth';
import { fakeIdentity, renderScreen, type FakeIdentity } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { SignInPanel } from './sign-in-panel';

addHostMessages();

async function openPanel(refusal?: AuthCode, overrides: Partial<FakeIdentity> = {}) {
  const identity = Object.assign(fakeIdentity(), overrides);
  identity.refuseWith(refusal);
  const { user } = await renderScreen(<SignInPanel />, { identity });
  const email = screen.getByRole('textbox', { name: 'Adresse e-mail' });
  const password = screen.getByLabelText('Mot de passe');
  return { user, identity, email, password };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the sign-in panel', () => {
  it('enables the password after an e-mail, and requires both', async () => {
    const { user, email, password } = await openPanel();
    expect(password).toHaveAttribute('aria-disabled', 'true');
    await user.click(password);
    expect(email).toHaveFocus();
    expect(button('Se connecter')).toBeDisabled();
    await user.type(email, 'a@pignon.test{Enter}');
    expect(password).toHaveAttribute('aria-disabled', 'false');
    expect(password).toHaveFocus();
    expect(button('Se connecter')).toBeDisabled();
    await user.type(password, 'secret');
    expect(button('Se connecter')).toBeEnabled();
  });

  it('offers Google, then a password reset, then a new account', async () => {
    const { user, email, password } = await openPanel();
    expect(button('Se connecter avec Google')).toBeVisible();
    await user.type(email, 'a@pignon.test');
    expect(button('Mot de passe oublié')).toBeVisible();
    await user.type(password, 'secret');
    expect(button('Créer un compte')).toBeVisible();
  });

  it('shows the password and hides it again', async () => {
    const { user, email, password } = await openPanel();
    await user.type(email, 'a@pignon.test');
    await user.click(button('Afficher le mot de passe'));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(button('Masquer le mot de passe'));
    expect(password).toHaveAttribute('type', 'password');
  });

  it.each(['invalid-credential', 'user-not-found', 'wrong-password'] as const)(
    'shows the same sentence for %s, with the code as detail, and keeps the input',
    async (code) => {
      const { user, email, password } = await openPanel(code);
      await user.type(email, 'a@pignon.test');
      await user.type(password, 'wrong{Enter}');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Email ou mot de passe incorrect.');
      expect(alert).toHaveTextContent(`auth/${code}`);
      expect(email).toHaveValue('a@pignon.test');
      expect(password).toHaveValue('wrong');
    },
  );

  it.each([...AUTH_CODES, 'brand-new', 'an english-sentence. about-the-project.'])(
    'never shows the text of the identity service: %s',
    async (code) => {
      const serviceMessage = `Firebase: The supplied credential is malformed (auth/${code}).`;
      const refusedError = Object.assign(new Error(serviceMessage), { code: `auth/${code}` });
      const { user, email, password } = await openPanel(undefined, { signIn: () => Promise.reject(refusedError) });
      await user.type(email, 'a@pignon.test');
      await user.type(password, 'wrong{Enter}');
      const alert = await screen.findByRole('alert');
      expect(alert).not.toHaveTextContent(/firebase|supplied|malformed|project/i);
      expect(alert).toHaveTextContent(/^[A-ZÀ-Ý].*[.e](Code technique : auth\/[a-z-]+)?$/);
    },
  );

  it('reports a wrong API key as a misconfiguration, with the code for support', async () => {
    const { user, email, password } = await openPanel('invalid-api-key');
    await user.type(email, 'a@pignon.test');
    await user.type(password, 'wrong{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('L’application est mal configurée. Prévenez le support.');
    expect(alert).toHaveTextContent('Code technique : auth/invalid-api-key');
  });

  it.each(['pas-une-adresse', 'a@b', '@pignon.test'])(
    'reports an invalid address for a reset of %s, without a request',
    async (typed) => {
      const { user, email, identity } = await openPanel();
      await user.type(email, typed);
      await user.click(button('Mot de passe oublié'));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Veuillez entrer une adresse email valide');
      expect(alert).not.toHaveTextContent(/mot de passe/i);
      expect(email).toHaveFocus();
      expect(identity.requests).toEqual([]);
    },
  );

  it('reports an unknown address for a reset', async () => {
    const { user, email } = await openPanel('user-not-found');
    await user.type(email, 'personne@pignon.test');
    await user.click(button('Mot de passe oublié'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Aucun compte n’utilise cette adresse.');
  });

  it('explains other refusals in a sentence', async () => {
    const { user, email, password } = await openPanel('too-many-requests');
    await user.type(email, 'a@pignon.test');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives.');
  });

  it('enables signing in when a password manager fills both fields', async () => {
    const { user, email, password, identity } = await openPanel();
    fireEvent.change(password, { target: { value: 'Pignon-2026' } });
    fireEvent.change(email, { target: { value: 'a@pignon.test' } });
    await user.click(button('Se connecter'));
    expect(identity.requests).toEqual(['signIn']);
  });

  it('sends the password as typed, with its spaces and capitals', async () => {
    const signIn = jest.fn<Promise<void>, [string, string]>().mockResolvedValue();
    const { user, email, password } = await openPanel(undefined, { signIn });
    await user.type(email, 'a@pignon.test');
    await user.type(password, ' Ma Phrase  Été {Enter}');
    expect(signIn).toHaveBeenCalledWith('a@pignon.test', ' Ma Phrase  Été ');
  });

  it('enables signing in when the browser fills both fields but hides their values until a click', async () => {
    const { user, email, password, identity } = await openPanel();
    for (const input of [email, password]) {
      const event = createEvent.animationStart(input);
      fireEvent(input, Object.assign(event, { animationName: 'host-autofill' }));
    }
    expect(button('Créer un compte')).toBeVisible();
    expect(button('Se connecter')).toBeEnabled();
    fireEvent.change(email, { target: { value: 'a@pignon.test' } });
    fireEvent.change(password, { target: { value: 'Pignon-2026' } });
    await user.click(button('Se connecter'));
    expect(identity.requests).toEqual(['signIn']);
  });

  it.each([
    ['wrong-password', 'Mot de passe'],
    ['invalid-email', 'Adresse e-mail'],
  ] as const)('focuses the field to correct after %s', async (code, label) => {
    const { user, email, password } = await openPanel(code);
    await user.type(email, 'a@pignon.test');
    await user.type(password, 'secret');
    await user.click(button('Se connecter'));
    await screen.findByRole('alert');
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
  });

  it('suggests a reset when an old password no longer meets the rules', async () => {
    const { user, email, password } = await openPanel('password-does-not-meet-requirements');
    await user.type(email, 'a@pignon.test');
    await user.type(password, 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Mot de passe oublié');
    expect(screen.queryByText('une majuscule')).toBeNull();
  });

  it('sends a reset e-mail and says so', async () => {
    const { user, email, identity } = await openPanel();
    await user.type(email, ' a@pignon.test ');
    await user.click(button('Mot de passe oublié'));
    expect(await screen.findByText('Un email de réinitialisation vous a été envoyé.')).toBeVisible();
    expect(screen.getByText('Rien ne part si aucun compte n’a cette adresse.')).toBeVisible();
    expect(identity.requests).toEqual(['reset a@pignon.test']);
  });

  it('creates an account', async () => {
    const { user, email, password, identity } = await openPanel();
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret');
    await user.click(button('Créer un compte'));
    expect(await screen.findByText('Un email de confirmation vous a été envoyé.')).toBeVisible();
    expect(identity.requests).toEqual(['signUp']);
  });

  it('reports a confirmation e-mail that could not be sent', async () => {
    const { user, email, password, identity } = await openPanel();
    identity.loseLetters();
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret');
    await user.click(button('Créer un compte'));
    expect(await screen.findByText(/l’email de confirmation n’a pas pu partir/)).toBeVisible();
    expect(screen.queryByText('Un email de confirmation vous a été envoyé.')).toBeNull();
  });

  it('shows the rules of a weak password, and creates the account once they are met', async () => {
    const { user, email, password, identity } = await openPanel();
    identity.demand({ min: 8, digit: true });
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret');
    await user.click(button('Créer un compte'));
    expect(await screen.findByText(/8 caractères au moins/)).toHaveTextContent('(manquant)');
    expect(password).toHaveFocus();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(identity.requests).toEqual([]);
    await user.clear(password);
    expect(screen.queryByText(/8 caractères/)).toBeNull();
    await user.type(password, 'secret-2026');
    expect(screen.getByText(/8 caractères au moins/)).toHaveTextContent('(respecté)');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Un email de confirmation vous a été envoyé.')).toBeVisible();
    expect(identity.requests).toEqual(['signUp']);
  });

  it.each(['network-request-failed', 'email-already-in-use', 'too-many-requests'] as const)(
    'repeats the request for an account on Enter after %s, and signs in only by its button',
    async (code) => {
      const { user, email, password, identity } = await openPanel(code);
      await user.type(email, 'new@pignon.test');
      await user.type(password, 'secret-2026');
      await user.click(button('Créer un compte'));
      await screen.findByRole('alert');
      identity.refuseWith(undefined);
      await user.type(password, '{Enter}');
      expect(await screen.findByText('Un email de confirmation vous a été envoyé.')).toBeVisible();
      expect(identity.requests).not.toContain('signIn');
      expect(identity.requests.at(-1)).toBe('signUp');
    },
  );

  it('signs in on Enter after the user has switched back to signing in', async () => {
    const { user, email, password, identity } = await openPanel('email-already-in-use');
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret-2026');
    await user.click(button('Créer un compte'));
    await screen.findByRole('alert');
    await user.click(button('Se connecter'));
    await user.type(password, '{Enter}');
    expect(identity.requests.slice(-2)).toEqual(['signIn', 'signIn']);
  });

  it('reloads the rules when the service refuses the password', async () => {
    const { user, email, password, identity } = await openPanel('password-does-not-meet-requirements');
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret');
    const policies = [{ min: 6 }, { min: 12 }];
    identity.passwordPolicy = () => Promise.resolve(policies.shift() ?? { min: 12 });
    await user.click(button('Créer un compte'));
    expect(await screen.findByText(/12 caractères au moins/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Ce mot de passe ne respecte pas les règles de l’agence.');
  });

  it('signs in without checking rules after a refused account', async () => {
    const { user, email, password, identity } = await openPanel();
    identity.demand({ min: 8 });
    await user.type(email, 'new@pignon.test');
    await user.type(password, 'secret');
    await user.click(button('Créer un compte'));
    await screen.findByText(/8 caractères/);
    await user.click(button('Se connecter'));
    expect(identity.requests).toEqual(['signIn']);
    expect(screen.queryByText(/8 caractères/)).toBeNull();
  });
});
