import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_MAIL_SETTINGS, type MailSettings } from '@pignon/shared/domain/proposal/mail-settings.schema';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { MailPanel } from './mail-panel';
import { troubleOf } from './mail-server-errors';
import { bodyOf, valuesOf } from './mail-values';
import { TestMail } from './test-mail';

// discards the drafts of the previous test
beforeEach(() => sessionStorage.clear());

const SETTINGS: MailSettings = {
  ...DEFAULT_MAIL_SETTINGS,
  server: { host: 'smtp.exemple.test', port: 587, security: 'STARTTLS', user: 'agence', from: 'agence@exemple.test' },
  hasPassword: true,
  overridden: false,
  version: 3,
};

function open(overrides: Partial<MailSettings> = {}, api: FakeHandlers = {}) {
  const settings = { ...SETTINGS, ...overrides };
  return renderScreen(<MailPanel />, {
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET agency/mail': () => settings,
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => ({
        key: 'agency:mail',
        baseVersion: 3,
        modifiedTime: '2026-11-21T09:30:00.000Z',
      }),
      'DELETE user/me/draft/{key}': () => undefined,
      'PATCH agency/mail': ({ body: { password, ...body } }) => ({
        ...settings,
        ...body,
        hasPassword: password === undefined ? settings.hasPassword : password !== null,
        version: 4,
      }),
      'GET user': () => [],
      ...api,
    },
  });
}
type TestScreen = Awaited<ReturnType<typeof open>>;
const requestsOf = ({ api }: TestScreen, key: string) => api.received.filter((each) => each.key === key);
const field = (name: string) => screen.findByRole('textbox', { name });
const save = async ({ user }: TestScreen) => user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
const test = async ({ user }: TestScreen) => user.click(await screen.findByRole('button', { name: 'Envoyer l’essai' }));

// long timeouts: typing into a form is slow on a busy machine
describe('the settings of outgoing mail', () => {
  it('send changed fields only, with the version read, without the password', async () => {
    const testScreen = await open();
    await testScreen.user.clear(await field('Messages par client, au plus'));
    await testScreen.user.type(await field('Messages par client, au plus'), '3');
    await save(testScreen);
    await waitFor(() => expect(requestsOf(testScreen, 'PATCH agency/mail')).toHaveLength(1));
    expect(requestsOf(testScreen, 'PATCH agency/mail')[0]).toMatchObject({
      body: { maxMails: 3 },
      headers: { 'if-match': '"3"' },
    });
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
  });

  it('accept a new password, which is neither in a draft nor shown again', async () => {
    const testScreen = await open();
    const password = await screen.findByLabelText('Mot de passe');
    expect(password).toHaveValue('');
    expect(screen.getByText(/^Un mot de passe est enregistré/)).toBeVisible();
    await testScreen.user.type(password, 's3cret!');
    await testScreen.user.type(await field('Nom du serveur'), 'x');
    await waitFor(() => expect(requestsOf(testScreen, 'PUT user/me/draft/{key}').length).toBeGreaterThan(0));
    await save(testScreen);
    await waitFor(() => expect(requestsOf(testScreen, 'PATCH agency/mail')).toHaveLength(1));
    expect(requestsOf(testScreen, 'PATCH agency/mail')[0]?.body).toMatchObject({ password: 's3cret!' });
    await waitFor(() => expect(password).toHaveValue(''));
    const draftSave = requestsOf(testScreen, 'PUT user/me/draft/{key}').map(({ body }) => body);
    expect(JSON.stringify([draftSave, Object.values(sessionStorage)])).not.toContain('s3cret');
  });

  it('delete the password when the login is removed', async () => {
    const testScreen = await open();
    await testScreen.user.clear(await field('Utilisateur'));
    await save(testScreen);
    await waitFor(() => expect(requestsOf(testScreen, 'PATCH agency/mail')).toHaveLength(1));
    expect(requestsOf(testScreen, 'PATCH agency/mail')[0]?.body).toMatchObject({
      server: { user: null },
      password: null,
    });
  });

  it('ask for a server only when one is enabled', async () => {
    const testScreen = await open({ server: null, hasPassword: false });
    expect(await screen.findByRole('switch', { name: /^Envoyer les messages par un serveur/ })).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Nom du serveur' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Envoyer l’essai' })).toBeDisabled();
    await testScreen.user.click(screen.getByRole('switch', { name: /^Envoyer les messages par un serveur/ }));
    expect(await field('Port')).toHaveValue('587');
    await save(testScreen);
    expect(await screen.findAllByText('Ce champ est requis')).not.toHaveLength(0);
    expect(requestsOf(testScreen, 'PATCH agency/mail')).toEqual([]);
  });

  it("show the API's error at its field", async () => {
    const problem = { path: 'password', message: 'Ce serveur demande un mot de passe.' };
    const testScreen = await open(
      { hasPassword: false },
      { 'PATCH agency/mail': () => refuse('VALIDATION', [problem]) },
    );
    await testScreen.user.type(await field('Nom du serveur'), 'x');
    await save(testScreen);
    expect(await screen.findByText('Ce serveur demande un mot de passe.')).toBeVisible();
  });

  it('ask which version to keep after a conflict', async () => {
    const current = { ...SETTINGS, maxMails: 5, version: 4 };
    const testScreen = await open({}, { 'PATCH agency/mail': () => refuse('STALE', undefined, { current }) });
    await testScreen.user.clear(await field('Messages par client, au plus'));
    await testScreen.user.type(await field('Messages par client, au plus'), '3');
    await save(testScreen);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('group', { name: 'Messages par client, au plus' })).toHaveTextContent(/3.*5/);
  });

  it('say that the installation’s own server takes precedence', async () => {
    await open({ overridden: true, server: null });
    expect(await screen.findByText('L’installation impose son propre serveur')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer l’essai' })).toBeEnabled();
  });

  it('show the error and retry', async () => {
    const { user, api } = await open({}, { 'GET agency/mail': () => refuse('FORBIDDEN') });
    const retryButton = await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET agency/mail': () => SETTINGS });
    await user.click(retryButton);
    expect(await field('Nom du serveur')).toHaveValue('smtp.exemple.test');
  });
});

describe('a test message', () => {
  it('reports that the server accepted it', async () => {
    const testScreen = await open({}, { 'POST agency/mail/test': () => ({ sent: true, message: null }) });
    const to = await field('Envoyer l’essai à');
    await testScreen.user.clear(to);
    await testScreen.user.type(to, ' essai@exemple.test ');
    await test(testScreen);
    expect(await screen.findByText(/^Le serveur a pris le message pour essai@exemple\.test/)).toBeVisible();
    expect(requestsOf(testScreen, 'POST agency/mail/test')[0]?.body).toEqual({ to: 'essai@exemple.test' });
  });

  it('shows no result for settings that were saved after it', async () => {
    const testScreen = await open({}, { 'POST agency/mail/test': () => ({ sent: true, message: null }) });
    await test(testScreen);
    expect(await screen.findByText(/^Le serveur a pris le message/)).toBeVisible();
    await testScreen.user.type(await field('Nom du serveur'), 'x');
    await save(testScreen);
    await waitFor(() => expect(screen.queryByText(/^Le serveur a pris le message/)).toBeNull());
  });

  it("explains the server's refusal in French, with the original message", async () => {
    const message = 'connect ECONNREFUSED 127.0.0.1:25';
    const testScreen = await open({}, { 'POST agency/mail/test': () => ({ sent: false, message }) });
    await test(testScreen);
    expect(await screen.findByText(/^Le serveur refuse la connexion/)).toBeVisible();
    expect(screen.getByText(message)).toHaveAttribute('lang', 'en');
  });

  it('is not sent to an invalid address', async () => {
    const testScreen = await open();
    await testScreen.user.type(await field('Envoyer l’essai à'), ' nulle part');
    await test(testScreen);
    expect(await screen.findByText('Cette adresse ne peut pas recevoir de message')).toBeVisible();
    expect(requestsOf(testScreen, 'POST agency/mail/test')).toEqual([]);
  });

  it('is sent to the user’s own address by Enter, and hides the result at the next keystroke', async () => {
    const testScreen = await renderScreen(<TestMail isPossible version={3} />, {
      messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
      api: { 'POST agency/mail/test': () => ({ sent: true, message: null }) },
    });
    await testScreen.user.type(await field('Envoyer l’essai à'), '{Enter}');
    expect(await screen.findByText(/^Le serveur a pris le message pour/)).toBeVisible();
    expect(requestsOf(testScreen, 'POST agency/mail/test')[0]?.body).toEqual({ to: aUser().email });
    await testScreen.user.type(await field('Envoyer l’essai à'), ' x');
    expect(screen.queryByText(/^Le serveur a pris le message pour/)).toBeNull();
    await testScreen.user.keyboard('{Enter}');
    expect(await screen.findByText('Cette adresse ne peut pas recevoir de message')).toBeVisible();
    await testScreen.user.keyboard('{Backspace}');
    expect(screen.queryByText('Cette adresse ne peut pas recevoir de message')).toBeNull();
    expect(requestsOf(testScreen, 'POST agency/mail/test')).toHaveLength(1);
  });

  it('is not sent without a server', async () => {
    const testScreen = await open({ server: null, hasPassword: false });
    expect(await screen.findByText('Enregistrez d’abord un serveur d’envoi.')).toBeVisible();
    await testScreen.user.type(await field('Envoyer l’essai à'), '{Enter}');
    expect(requestsOf(testScreen, 'POST agency/mail/test')).toEqual([]);
  });

  it('reports when it could not be attempted', async () => {
    const testScreen = await open({}, { 'POST agency/mail/test': () => refuse('CONFLICT') });
    await test(testScreen);
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

it('a password typed for a server that is then removed is not sent', () => {
  const base = valuesOf(SETTINGS);
  expect(bodyOf({ ...base, server: null, password: 's3cret!' }, base)).toEqual({ server: null, password: null });
});

it.each([
  ['connect ECONNREFUSED 10.0.0.1:587', 'refused'],
  ['getaddrinfo ENOTFOUND smtp.nulle-part.test', 'unknown'],
  ['Connection timeout', 'silent'],
  ['connect ETIMEDOUT 10.0.0.1:587', 'silent'],
  ['Greeting never received', 'silent'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'signIn'],
  ['self-signed certificate', 'security'],
  ['550 5.1.1 User unknown', 'address'],
  ['452 Too many messages', 'other'],
])('« %s » is an error of kind %s', (message, kind) => {
  expect(troubleOf(message)).toBe(kind);
});
