import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { call } from '@pignon/shared/api';
import { startSession } from '@pignon/shared/auth';
import { setRuntimeConfig } from '@pignon/shared/contract';
import type { SecondFactorStep } from '@pignon/shared/domain/user/second-factor.schema';
import { setupI18n } from '@pignon/shared/i18n';
import { aUser, fakeIdentity, refuse, startFakeApi, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { SessionGate } from './session-gate';

setupI18n('fr');
addHostMessages();

const VERIFY = 'POST user/me/second-factor/verify';
const WRONG = 'Ce code n’est pas le bon ou a déjà servi.';
const identity = fakeIdentity();
const account = identity.account;
identity.account = async () => ({ ...(await account()), signedInAt: () => Promise.resolve(Date.now()) });
let api: FakeApi;
let step: SecondFactorStep | undefined;

beforeAll(async () => {
  api = await startFakeApi({});
  setRuntimeConfig({ apiUrl: api.url });
});
afterAll(() => api.close());
afterEach(() => act(() => identity.signOut()));

/** A screen of the product with an entry and a call. */
function Product() {
  return (
    <>
      <h1>{`Le produit, ${location.pathname}`}</h1>
      <input aria-label="Note" />
      <button onClick={() => void call('GET agency').catch(() => undefined)}>{'Lire'}</button>
    </>
  );
}

/** Signs in to an account that lacks `missing`; the API accepts any code unless `handlers` say otherwise. */
async function openGate(missing: SecondFactorStep | undefined, handlers: FakeHandlers = {}) {
  step = missing;
  api.received.length = 0;
  api.use({
    'GET user/me': () => ({ ...aUser(), ...(step && { secondFactorStep: step }) }),
    'GET messages': () => ({}),
    'GET agency': () => refuse('SECOND_FACTOR'),
    [VERIFY]: () => {
      step = undefined;
      return undefined;
    },
    ...handlers,
  });
  render(
    <SessionGate start={() => startSession(identity)}>
      <Product />
    </SessionGate>,
  );
  // an earlier sign-out has led home by then
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  history.replaceState(null, '', '/property/list');
  await act(() => identity.signIn('claire@pignon.test', 'Pignon-2026'));
  return userEvent.setup();
}

const field = (name = 'Code de l’application') => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const product = () => screen.findByRole('heading', { name: 'Le produit, /property/list' });
const sent = () => api.received.filter(({ key }) => key === VERIFY).map(({ body }) => body);

describe('a session without its second factor', () => {
  it('opens the product at the requested address after the code, and keeps a wrong one for correction', async () => {
    const user = await openGate('CODE', { [VERIFY]: () => refuse('VALIDATION', [{ path: 'code', message: WRONG }]) });
    const code = await field();
    expect(screen.getByRole('heading', { name: 'Double authentification' })).toBeVisible();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveFocus();
    expect(screen.queryByText(/Le produit/)).toBeNull();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG));
    expect(code).toHaveValue('123456');
    expect(code).toHaveFocus();
    api.use({
      [VERIFY]: () => {
        step = undefined;
        return undefined;
      },
    });
    await user.clear(code);
    await user.type(code, '654 321{Enter}');
    expect(await product()).toBeVisible();
    expect(sent()).toEqual([{ code: '123456' }, { code: '654 321' }]);
  });

  it('accepts a recovery code, typed with letters', async () => {
    const user = await openGate('CODE');
    await field();
    await user.click(button('Utiliser un code de secours'));
    const code = await field('Code de secours');
    expect(code).toHaveAttribute('inputmode', 'text');
    await user.type(code, 'abcd-efgh{Enter}');
    expect(await product()).toBeVisible();
    expect(sent()).toEqual([{ code: 'abcd-efgh' }]);
  });

  it('forgets a refused code when the other kind is chosen, and waits for that one', async () => {
    const user = await openGate('CODE', { [VERIFY]: () => refuse('VALIDATION', [{ path: 'code', message: WRONG }]) });
    await user.type(await field(), '123456{Enter}');
    expect(await screen.findByText(WRONG)).toBeVisible();
    await user.click(button('Utiliser un code de secours'));
    const code = await field('Code de secours');
    expect(screen.getByText(/^Saisissez un de vos codes de secours/)).toBeVisible();
    expect(screen.queryByText(/^Saisissez les six chiffres/)).toBeNull();
    expect(screen.queryByText(WRONG)).toBeNull();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
  });

  it('shows until when further attempts are refused', async () => {
    const message = 'Trop d’essais. Réessayez après 14:30.';
    const user = await openGate('CODE', { [VERIFY]: () => refuse('TOO_MANY_REQUESTS', undefined, { message }) });
    await user.type(await field(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(await field()).toHaveValue('123456');
  });

  it('sends the code again after a failure, but not once it was accepted', async () => {
    const user = await openGate('CODE', { [VERIFY]: () => refuse('UNAVAILABLE') });
    await user.type(await field(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('indisponible');
    api.use({ [VERIFY]: () => undefined, 'GET user/me': () => refuse('INTERNAL') });
    await user.click(button('Réessayer'));
    expect(await screen.findByText(/Le serveur est injoignable/)).toBeVisible();
    api.use({ 'GET user/me': () => aUser() });
    await user.click(button('Réessayer'));
    expect(await product()).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('signs out', async () => {
    const user = await openGate('CODE');
    await field();
    await user.click(button('Se déconnecter'));
    expect(await screen.findByRole('heading', { name: 'Bienvenue' })).toBeVisible();
  });

  it('enrols when the agency requires it, and opens the product once the recovery codes are stored', async () => {
    const user = await openGate('SETUP', {
      'POST user/me/second-factor': () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Pignon:a?secret=ABCDEFGH' }),
      'POST user/me/second-factor/confirm': () => {
        step = undefined;
        return { recoveryCodes: ['ABCD-EFGH', 'JKLM-NPQR'] };
      },
    });
    expect(await screen.findByText(/Votre agence demande une double authentification/)).toBeVisible();
    await user.click(button('Commencer'));
    expect(await field()).toHaveFocus();
    await user.type(await field(), '123456');
    await user.click(button('Activer'));
    expect(await screen.findByText('JKLM-NPQR')).toBeVisible();
    expect(screen.queryByText(/Le produit/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'J’ai rangé ces codes' }));
    await user.click(button('Terminer'));
    expect(await product()).toBeVisible();
  });

  it('covers the open product, which keeps its entries', async () => {
    const user = await openGate(undefined);
    expect(await product()).toBeVisible();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await user.type(note, 'à garder');
    step = 'CODE';
    await user.click(button('Lire'));
    const cover = await screen.findByRole('dialog', { name: 'Double authentification' });
    expect(note).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(cover).toHaveAttribute('open');
    await user.type(within(cover).getByRole('textbox'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(note).toBeInTheDocument();
    expect(note).toHaveValue('à garder');
  });
});
