import { screen } from '@testing-library/react';
import type { AuthCode } from '@pignon/shared/auth';
import type { PasswordPolicy } from '@pignon/shared/domain/user/password.policy';
import { A_PERSON, fakeIdentity, renderScreen, type FakeIdentity } from '@pignon/shared/testing';
import { addHostMessages } from '../../../messages';
import { addProductMessages } from '../../../messages/product';
import { PasswordSection } from './password-section';

addHostMessages();
addProductMessages();

const STRICT: PasswordPolicy = { min: 8, upper: true, digit: true };

async function openSection(refusal?: AuthCode, overrides: Partial<FakeIdentity> = {}) {
  const identity = Object.assign(fakeIdentity(A_PERSON), overrides);
  identity.demand(STRICT);
  identity.refuseWith(refusal);
  const { user } = await renderScreen(<PasswordSection />, { identity });
  return { user, identity };
}

const currentField = () => screen.getByLabelText('Mot de passe actuel');
const newField = () => screen.getByLabelText('Nouveau mot de passe');
const changeButton = () => screen.getByRole('button', { name: 'Changer le mot de passe' });

describe('the password section of the profile', () => {
  it('lists unmet rules while typing the new password', async () => {
    const { user } = await openSection();
    await user.type(newField(), 'pignon');
    const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(rules()).toEqual(['8 caractères au moins (manquant)', 'une majuscule (manquant)', 'un chiffre (manquant)']);
    expect(screen.getByRole('status')).toHaveTextContent('Il manque 3 conditions.');
    await user.type(newField(), '-2026P');
    expect(rules().every((text) => text.endsWith('(respecté)'))).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('Toutes les conditions sont remplies.');
  });

  it('changes the password with the current one', async () => {
    const { user, identity } = await openSection();
    await user.type(currentField(), 'Pignon-2026');
    await user.type(newField(), 'Falaises-2027{Enter}');
    expect(await screen.findByText('Votre mot de passe est changé.')).toBeVisible();
    expect(identity.requests).toEqual(['changePassword Pignon-2026 Falaises-2027']);
    expect(currentField()).toHaveValue('');
  });

  it.each([
    ['Pignon-2026', 'court', 'Ce mot de passe ne respecte pas les règles de l’agence.'],
    ['Pignon-2026', 'Pignon-2026', 'Choisissez un mot de passe différent de l’actuel.'],
  ])('refuses to replace %s by %s beside the field, without a request', async (before, after, sentence) => {
    const { user, identity } = await openSection();
    await user.type(currentField(), before);
    await user.type(newField(), after);
    await user.click(changeButton());
    expect(newField()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(newField()).toHaveFocus();
    expect(identity.requests).toEqual([]);
  });

  it.each([
    ['wrong-password', 'Ce n’est pas votre mot de passe actuel.', currentField],
    ['invalid-credential', 'Ce n’est pas votre mot de passe actuel.', currentField],
    ['user-mismatch', 'Ce n’est pas votre mot de passe actuel.', currentField],
    ['password-does-not-meet-requirements', 'Ce mot de passe ne respecte pas les règles de l’agence.', newField],
  ] as const)('shows %s beside its field', async (code, sentence, field) => {
    const { user } = await openSection(code);
    await user.type(currentField(), 'Pignon-2025');
    await user.type(newField(), 'Falaises-2027{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field()).toHaveFocus();
  });

  it('shows other failures below, and keeps both passwords for a retry', async () => {
    const { user } = await openSection('too-many-requests');
    await user.type(currentField(), 'Pignon-2026');
    await user.type(newField(), 'Falaises-2027{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives.');
    expect(currentField()).toHaveValue('Pignon-2026');
    expect(newField()).toHaveValue('Falaises-2027');
  });

  it('reloads the policy when the service refuses the new password', async () => {
    const { user, identity } = await openSection('password-does-not-meet-requirements');
    await user.type(currentField(), 'Pignon-2026');
    identity.demand({ min: 20 });
    await user.type(newField(), 'Falaises-2027{Enter}');
    expect(await screen.findByText(/20 caractères au moins/)).toBeVisible();
  });

  it('offers an e-mail to users who sign in with Google only', async () => {
    const { user, identity } = await openSection(undefined, { providers: () => ['google.com'] });
    await user.click(screen.getByRole('button', { name: 'Recevoir le message' }));
    expect(await screen.findByText('Un email de réinitialisation vous a été envoyé.')).toBeVisible();
    expect(identity.requests).toEqual(['reset manager@pignon.test']);
  });
});
