import { createHash } from 'node:crypto';
import { render, screen, waitFor } from '@testing-library/react';
import { configureApi } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { foldPassword } from '@pignon/shared/domain/user/known-password.rules';
import type { KnownPasswordReply } from '@pignon/shared/domain/user/known-password.schema';
import { A_PERSON, fakeIdentity, refuse, renderScreen, startFakeApi, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { PasswordSection } from '../pages/profile/password-section';
import { SignInPanel } from '../sign-in/sign-in-panel';
import { pendingNotice } from './pending-notice';
import { RaisePendingNotice } from './raise-pending-notice';
import { warnOfListedPassword } from './warn-of-listed-password';

addHostMessages();
addProductMessages();

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

const COMMON = 'Qwertyuiop12';
const LEAKED = 'tambour-falaise-64';
const PADDED = 'rivage-tambour-12';
const FREE = 'quai-falaise-tambour';

/** Lists as the API has them, with another password in each range. */
const LISTS: FakeHandlers = {
  'POST password/known': ({ body }) => {
    const { prefix, foldedPrefix } = body;
    const [common, leaked, padded] = [sha1(foldPassword(COMMON)), sha1(LEAKED), sha1(PADDED)];
    return {
      common: ['C'.repeat(38), ...(common.startsWith(foldedPrefix) ? [common.slice(2)] : [])],
      leaked: [
        `${'A'.repeat(35)}:3`,
        ...(leaked.startsWith(prefix) ? [`${leaked.slice(5)}:10`] : []),
        ...(padded.startsWith(prefix) ? [`${padded.slice(5)}:0`] : []),
      ],
      words: ['Itsasoa', 'Biarritz'],
    };
  },
};
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['a common one', COMMON, 'Ce mot de passe est parmi les plus courants'],
  [
    'a common one in another case and with substitutions',
    'QW3RTYU10P12',
    'Ce mot de passe est parmi les plus courants',
  ],
  ['a leaked one', LEAKED, 'Ce mot de passe figure dans des fuites de données connues'],
  ['one of the product’s name', 'Pignon-2026!', 'Ce mot de passe se devine'],
  ['one of the agency’s words', 'Itsasoa-B1arritz', 'Ce mot de passe se devine'],
  ['one of the trade', 'Immobilier2026', 'Ce mot de passe se devine'],
];
const SILENT: readonly (readonly [string, FakeHandlers])[] = [
  ['fails', { 'POST password/known': () => refuse('INTERNAL') }],
  ['is asked too often', { 'POST password/known': () => refuse('TOO_MANY_REQUESTS') }],
  ['answers something else', { 'POST password/known': () => ({ hello: 1 }) as unknown as KnownPasswordReply }],
  ['does not answer', { 'POST password/known': () => new Promise<never>(() => undefined) }],
  ['knows others alone', LISTS],
];

/** Longer than a lookup and the delay before it. */
const LONGEST = { timeout: 4_500 };

afterEach(() => pendingNotice.set(undefined));

async function openPanel(api: FakeHandlers) {
  const identity = fakeIdentity();
  const opened = await renderScreen(<SignInPanel />, { identity, api });
  const email = screen.getByRole('textbox', { name: 'Adresse e-mail' });
  const password = screen.getByLabelText('Mot de passe');
  await opened.user.type(email, 'miren.etcheverry@exemple.test');
  return { ...opened, identity, email, password };
}

describe('a new account', () => {
  it.each([...REFUSED, ['one of the address', 'Etcheverry-2026', 'Ce mot de passe se devine'] as const])(
    'is refused with a password that is known, beside the field, and created with another: %s',
    async (_, known, sentence) => {
      const { user, identity, email, password } = await openPanel(LISTS);
      await user.type(password, known);
      await user.click(screen.getByRole('button', { name: 'Créer un compte' }));
      await screen.findByText(new RegExp(sentence), undefined, LONGEST);
      expect(password).toHaveAccessibleDescription(expect.stringContaining(sentence));
      expect(password).toHaveFocus();
      expect(password).toHaveValue(known);
      expect(email).toHaveValue('miren.etcheverry@exemple.test');
      expect(identity.requests).toEqual([]);
      await user.clear(password);
      await user.type(password, `${FREE}{Enter}`);
      expect(await screen.findByText('Un email de confirmation vous a été envoyé.')).toBeVisible();
      expect(identity.requests).toEqual(['signUp']);
    },
  );

  it.each(SILENT)('is created when the API %s', async (_, api) => {
    const { user, identity, password } = await openPanel(api);
    await user.type(password, PADDED);
    await user.click(screen.getByRole('button', { name: 'Créer un compte' }));
    await screen.findByText('Un email de confirmation vous a été envoyé.', undefined, LONGEST);
    expect(identity.requests).toEqual(['signUp']);
  });

  it('is created where the browser has no SHA-1, without own words all the same', async () => {
    const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no secure context'));
    const { user, identity, password } = await openPanel(LISTS);
    await user.type(password, 'Pignon-2026!');
    await user.click(screen.getByRole('button', { name: 'Créer un compte' }));
    await screen.findByText(/se devine/);
    await user.clear(password);
    await user.type(password, `${LEAKED}{Enter}`);
    await screen.findByText('Un email de confirmation vous a été envoyé.');
    expect(identity.requests).toEqual(['signUp']);
    digest.mockRestore();
  });

  it('sends the API the beginnings of two hashes, once, and never the password', async () => {
    const { user, api, password } = await openPanel(LISTS);
    await user.type(password, FREE);
    expect(api.received).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Créer un compte' }));
    await screen.findByText('Un email de confirmation vous a été envoyé.');
    const body = { prefix: sha1(FREE).slice(0, 5), foldedPrefix: sha1(foldPassword(FREE)).slice(0, 2) };
    expect(api.received.map(({ key, body: sent }) => [key, sent])).toEqual([['POST password/known', body]]);
    expect(JSON.stringify(api.received)).not.toContain(FREE);
  });
});

describe('a new password in the profile', () => {
  async function openSection(api: FakeHandlers, at = '/profile') {
    const identity = fakeIdentity(A_PERSON);
    const { user } = await renderScreen(<PasswordSection />, { identity, api, at });
    const current = screen.getByLabelText('Mot de passe actuel');
    const next = screen.getByLabelText('Nouveau mot de passe');
    return { user, identity, current, next };
  }

  it.each([...REFUSED, ['one of the person’s name', 'Claire-2026!', 'Ce mot de passe se devine'] as const])(
    'is refused when it is known, beside the field: %s',
    async (_, known, sentence) => {
      const { user, identity, current, next } = await openSection(LISTS);
      await user.type(current, 'Pignon-2026');
      await user.type(next, `${known}{Enter}`);
      await screen.findByText(new RegExp(sentence), undefined, LONGEST);
      expect(next).toHaveAccessibleDescription(expect.stringContaining(sentence));
      expect(next).toHaveFocus();
      expect([current, next].map((field) => (field as HTMLInputElement).value)).toEqual(['Pignon-2026', known]);
      expect(identity.requests).toEqual([]);
    },
  );

  it.each(SILENT)('is taken when the API %s', async (_, api) => {
    const { user, identity, current, next } = await openSection(api);
    await user.type(current, 'Pignon-2026');
    await user.type(next, `${FREE}{Enter}`);
    await screen.findByText('Votre mot de passe est changé.', undefined, LONGEST);
    expect(identity.requests).toEqual([`changePassword Pignon-2026 ${FREE}`]);
  });

  it('is where the notice of a known password leads', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await openSection(LISTS, '/profile#password');
    expect(screen.getByRole('heading', { name: 'Mot de passe' })).toHaveFocus();
  });
});

describe('a sign-in', () => {
  it.each([
    ['common', COMMON, 'Votre mot de passe est parmi les plus courants. Changez-le dès que possible.'],
    ['leaked', LEAKED, 'Votre mot de passe figure dans des fuites de données connues. Changez-le dès que possible.'],
  ])('with a %s password succeeds, and a notice leads to the profile', async (_, password, message) => {
    const { user, identity, password: field } = await openPanel(LISTS);
    await user.type(field, `${password}{Enter}`);
    await screen.findByText('Vous êtes connecté.');
    expect(identity.requests).toEqual(['signIn']);
    const action = { label: 'Changer le mot de passe', to: '/profile#password' };
    const notice = { message, action, seconds: 30 };
    await waitFor(() => expect(pendingNotice.get()).toEqual(notice), LONGEST);
    const raised = jest.fn();
    const stop = bus.on('notice.raised', raised);
    render(<RaisePendingNotice />);
    expect(raised.mock.calls.map(([payload]: unknown[]) => payload)).toEqual([notice]);
    expect(pendingNotice.get()).toBeUndefined();
    stop();
  });

  it.each([
    ['on no list', FREE, LISTS],
    ['of own words, which may be as old as the agency', 'Pignon-2026', LISTS],
    ['that cannot be looked up', COMMON, {}],
  ])('with a password %s has no notice', async (_, password, api) => {
    await openPanel(api);
    await warnOfListedPassword(password);
    expect(pendingNotice.get()).toBeUndefined();
  });

  it('whose session has ended has no notice', async () => {
    const api = await startFakeApi(LISTS);
    configureApi({ baseUrl: api.url, getToken: () => Promise.resolve(null) });
    await warnOfListedPassword(COMMON);
    expect(api.received).toHaveLength(1);
    expect(pendingNotice.get()).toBeUndefined();
    await api.close();
  });
});
