import { screen, waitFor, within } from '@testing-library/react';
import type { SecondFactor } from '@pignon/shared/domain/user/second-factor.schema';
import { A_PERSON, fakeIdentity, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { loadIdentityTranslations } from '../identity-translations';
import { SecondFactorSection } from './second-factor-section';

addHostMessages();
beforeAll(loadIdentityTranslations);

const INACTIVE: SecondFactor = { enrolledTime: null, recoveryCodesLeft: 0, required: false };
const ACTIVE: SecondFactor = { enrolledTime: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 8, required: false };
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];

/** Opens the section with a state that the API's answers change; signed in `minutes` ago. */
async function open(first: SecondFactor, handlers: FakeHandlers = {}, minutes = 0) {
  let state = first;
  const identity = fakeIdentity(A_PERSON);
  const { account } = identity;
  const signedInAt = () => Promise.resolve(Date.now() - minutes * 60_000);
  identity.account = async () => ({ ...(await account()), signedInAt });
  const become = (next: SecondFactor) => (state = next);
  const api: FakeHandlers = {
    'GET user/me/second-factor': () => state,
    'POST user/me/second-factor': () => ({ secret: SECRET, uri: `otpauth://totp/Pignon?secret=${SECRET}` }),
    'POST user/me/second-factor/confirm': () => {
      become({ ...ACTIVE, recoveryCodesLeft: 10 });
      return { recoveryCodes: CODES };
    },
    'POST user/me/second-factor/recovery-codes': () => {
      become({ ...state, recoveryCodesLeft: 10 });
      return { recoveryCodes: CODES };
    },
    'DELETE user/me/second-factor': () => {
      become(INACTIVE);
      return undefined;
    },
    ...handlers,
  };
  const openedScreen = await renderScreen(<SecondFactorSection />, { identity, api });
  return { ...openedScreen, identity, keys: () => openedScreen.api.received.map(({ key }) => key) };
}

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the second factor in the profile', () => {
  it('is activated with a picture, a key and a code; its recovery codes are left only once stored', async () => {
    const { user } = await open(INACTIVE);
    expect(await screen.findByText('Inactive')).toBeVisible();
    expect(screen.getByText(/^Il faut une application d’authentification/)).toBeVisible();
    await user.click(await button('Activer'));
    const dialog = await inDialog();
    expect(dialog.getByRole('img', { name: /Image à scanner/ })).toBeVisible();
    expect(dialog.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copier la clé' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.type(dialog.getByRole('textbox', { name: 'Code de l’application' }), '123456{Enter}');
    expect(await dialog.findByText('JKLM-NPQR')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Codes de secours' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Copier les codes' }));
    expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH\nJKLM-NPQR');
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Cochez .* avant de fermer\.$/);
    expect(dialog.getByRole('button', { name: 'Terminer' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'J’ai rangé ces codes' }));
    expect(dialog.queryByText(/avant de fermer/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Terminer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/^Active depuis le 20/)).toBeVisible();
    expect(screen.getByText('10 codes de secours restants.')).toBeVisible();
  });

  it('downloads the recovery codes as a text file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await open(ACTIVE);
    await user.click(await button('Nouveaux codes de secours'));
    await user.click(await button('Remplacer les codes'));
    await user.click(await button('Télécharger les codes'));
    expect(names).toEqual(['codes-de-secours.txt']);
    expect(saved.map(({ type }) => type)).toEqual(['text/plain']);
    expect(saved[0]?.size).toBeGreaterThan(CODES.join('').length);
  });

  it('requires a recent sign-in', async () => {
    const { user, keys } = await open(INACTIVE, {}, 30);
    await user.click(await button('Activer'));
    await user.type(await screen.findByLabelText('Votre mot de passe actuel'), 'Pignon-2026');
    expect(keys()).not.toContain('POST user/me/second-factor');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('img', { name: /Image à scanner/ })).toBeVisible();
  });

  it('shows a refused code beside the field and keeps it', async () => {
    const errors = [{ path: 'code', message: 'Ce code n’est pas le bon ou a déjà servi.' }];
    const { user } = await open(INACTIVE, { 'POST user/me/second-factor/confirm': () => refuse('VALIDATION', errors) });
    await user.click(await button('Activer'));
    const code = (await inDialog()).getByRole('textbox', { name: 'Code de l’application' });
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(errors[0]?.message));
    expect(code).toHaveValue('123456');
  });

  it('warns when few recovery codes are left, and replaces them', async () => {
    const { user } = await open({ ...ACTIVE, recoveryCodesLeft: 2 });
    expect(await screen.findByText(/presque plus de codes de secours/)).toBeVisible();
    await user.click(await button('Nouveaux codes de secours'));
    await user.click(await button('Remplacer les codes'));
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/avant de fermer/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'J’ai rangé ces codes' }));
    await user.click(await button('Terminer'));
    await waitFor(() => expect(screen.queryByText(/presque plus/)).toBeNull());
  });

  it('is removed after a confirmation', async () => {
    const { user } = await open(ACTIVE);
    await user.click(await button('Désactiver'));
    await user.click((await inDialog()).getByRole('button', { name: 'Désactiver' }));
    expect(await screen.findByText('Inactive')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be removed where the agency requires it', async () => {
    await open({ ...ACTIVE, required: true });
    expect(await screen.findByText(/Votre agence l’exige/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Désactiver' })).toBeNull();
  });

  it('shows failures, each with a retry', async () => {
    const failing = { 'GET user/me/second-factor': () => refuse('UNAVAILABLE') } as const;
    const { user, api } = await open(INACTIVE, {
      ...failing,
      'POST user/me/second-factor': () => refuse('UNAVAILABLE'),
    });
    expect(await screen.findByText(/n’a pas pu être lu/)).toBeVisible();
    api.use({ 'GET user/me/second-factor': () => INACTIVE });
    await user.click(await button('Réessayer'));
    await user.click(await button('Activer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('indisponible');
    api.use({ 'POST user/me/second-factor': () => ({ secret: SECRET, uri: 'otpauth://totp/Pignon' }) });
    await user.click(await button('Réessayer'));
    expect(await screen.findByRole('img', { name: /Image à scanner/ })).toBeVisible();
  });
});
