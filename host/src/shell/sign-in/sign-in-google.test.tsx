import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { GoogleAccount } from '@pignon/shared/auth';
import { fakeIdentity, renderScreen, type FakeIdentity } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { SignInPanel } from './sign-in-panel';

addHostMessages();

async function openPanel(overrides: Partial<FakeIdentity> = {}) {
  const identity = Object.assign(fakeIdentity(), overrides);
  const { user } = await renderScreen(<SignInPanel />, { identity });
  return { user, identity };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('signing in with Google', () => {
  it.each([
    ['the pointer', (googleButton: HTMLElement) => fireEvent.pointerEnter(googleButton)],
    ['the focus', (googleButton: HTMLElement) => act(() => googleButton.focus())],
  ])('loads Google’s popup when its button gets %s, and not before', async (_, reachButton) => {
    const prepareGoogle = jest.fn(() => Promise.resolve());
    await openPanel({ prepareGoogle });
    expect(prepareGoogle).not.toHaveBeenCalled();
    reachButton(button('Se connecter avec Google'));
    expect(prepareGoogle).toHaveBeenCalledTimes(1);
  });

  it('loads Google’s popup on a touch screen once the page is idle', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(hover: none)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const prepareGoogle = jest.fn(() => Promise.resolve());
    await openPanel({ prepareGoogle });
    expect(prepareGoogle).not.toHaveBeenCalled();
    await waitFor(() => expect(prepareGoogle).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    matchMedia.mockRestore();
  });

  it('lists the known Google accounts with an emulated identity service', async () => {
    const selectedAccounts: string[] = [];
    const claire = { sub: '1', email: 'claire@gmail.com', name: 'Claire E', photoURL: null };
    const emulatedGoogle = {
      accounts: () => Promise.resolve([claire]),
      signIn: (account: GoogleAccount) => {
        selectedAccounts.push(account.email);
        return Promise.resolve();
      },
    };
    const { user } = await openPanel({ emulatedGoogle });
    await user.click(button('Se connecter avec Google'));
    await user.click(await screen.findByRole('button', { name: /claire@gmail.com/ }));
    await user.click(button('Se connecter avec Google'));
    await user.type(await screen.findByRole('textbox', { name: 'Utiliser une autre adresse' }), 'Maite@gmail.com');
    await user.click(button('Continuer'));
    expect(selectedAccounts).toEqual(['claire@gmail.com', 'maite@gmail.com']);
  });
});
