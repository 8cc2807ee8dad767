import { screen } from '@testing-library/react';
import type { AuthCode } from '@pignon/shared/auth';
import { setRuntimeConfig, type SignInMethod } from '@pignon/shared/contract';
import { fakeIdentity, renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { SignInPage } from '../../shell/sign-in/sign-in-page';
import { linkCredentialStore, readLinkCredential } from '../link-credential';
import { storeLinkEmail, storedLinkEmail } from '../sign-in-link-email';

addHostMessages();

afterEach(() => {
  setRuntimeConfig({});
  linkCredentialStore.set(undefined);
  localStorage.clear();
  history.replaceState(null, '', '/');
});

async function open(signInMethods: readonly SignInMethod[], address = '/', refusal?: AuthCode) {
  setRuntimeConfig({ signInMethods });
  history.replaceState(null, '', address);
  readLinkCredential();
  const identity = fakeIdentity();
  identity.refuseWith(refusal);
  const { user } = await renderScreen(<SignInPage />, { identity });
  return { user, identity };
}

const button = (name: string) => screen.findByRole('button', { name });
const LINK = '/mandate/list?all&mode=signIn&oobCode=abc&apiKey=demo&lang=fr';

it('offers no method that is not configured', async () => {
  await open(['password']);
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Se connecter avec Google' })).toBeNull();
});

it('offers the configured methods only', async () => {
  await open(['password', 'google'], LINK);
  expect(screen.getByRole('button', { name: 'Se connecter avec Google' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recevoir un lien de connexion' })).toBeNull();
  expect(screen.queryByText(/Ce lien/)).toBeNull();
});

it('sends a link to the typed address, which leads back to the requested page', async () => {
  const { user, identity } = await open(['password', 'emailLink'], '/mandate/list');
  await user.click(await button('Recevoir un lien de connexion'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Saisissez votre adresse e-mail.');
  await user.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'a@pignon.test');
  await user.click(await button('Recevoir un lien de connexion'));
  expect(await screen.findByText(/Un email de connexion vous a été envoyé/)).toBeVisible();
  expect(identity.requests).toEqual(['sendLink a@pignon.test /mandate/list']);
  expect(storedLinkEmail()).toBe('a@pignon.test');
});

it('removes a link from the address, and signs in by itself in the browser that requested it', async () => {
  storeLinkEmail('a@pignon.test');
  const { identity } = await open(['password', 'emailLink'], LINK);
  await button('Se connecter');
  expect(`${location.pathname}${location.search}`).toBe('/mandate/list?all=');
  expect(identity.requests).toEqual(['signInWithLink a@pignon.test']);
  expect(storedLinkEmail()).toBeUndefined();
});

it.each([
  ['invalid-action-code', 'Ce lien n’est plus valable. Demandez-en un nouveau.'],
  ['expired-action-code', 'Ce lien a expiré. Demandez-en un nouveau.'],
  ['invalid-email', 'Ce lien a été envoyé à une autre adresse.'],
] as const)('explains why a link is refused: %s', async (code, sentence) => {
  const { user } = await open(['password', 'emailLink'], LINK, code);
  await user.type(await screen.findByRole('textbox', { name: 'Adresse e-mail' }), 'a@pignon.test');
  await user.click(await button('Se connecter avec ce lien'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(await button('Revenir à la connexion'));
  expect(await button('Recevoir un lien de connexion')).toBeVisible();
});

it('waits for a click before a token opens a session, and names the account', async () => {
  const token = `x.${btoa(JSON.stringify({ uid: 'anne-7' }))}.y`.replaceAll('=', '');
  const { user, identity } = await open(['password', 'customToken'], `/#custom-token=${token}`);
  expect(location.hash).toBe('');
  expect(await screen.findByText(/anne-7/)).toBeVisible();
  expect(identity.requests).toEqual([]);
  await user.click(await button('Ouvrir la session'));
  expect(identity.requests).toEqual([`signInWithToken ${token}`]);
});

it('asks for a number, then for the code sent to it', async () => {
  const { user, identity } = await open(['password', 'phone']);
  await user.click(await button('Se connecter par téléphone'));
  await user.type(await screen.findByRole('textbox', { name: 'Numéro de téléphone' }), 'douze{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez entrer un numéro de téléphone valide');
  await user.clear(screen.getByRole('textbox', { name: 'Numéro de téléphone' }));
  await user.type(screen.getByRole('textbox', { name: 'Numéro de téléphone' }), '06 12 34 56 78{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code reçu par SMS' }), '123456{Enter}');
  await screen.findByText('Vous êtes connecté.');
  expect(identity.requests).toEqual(['sendCode +33612345678', 'signInWithCode sent 123456']);
});
