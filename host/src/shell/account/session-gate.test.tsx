import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { signOut, startSession } from '@pignon/shared/auth';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { FONT_FACES_ELEMENT } from '@pignon/shared/federation/host-file';
import { setupI18n } from '@pignon/shared/i18n';
import { aUser, fakeIdentity, startFakeApi, type FakeApi } from '@pignon/shared/testing';
import { SessionGate } from './session-gate';

setupI18n('fr');
let api: FakeApi | undefined;

afterEach(async () => {
  await api?.close();
});

async function openGate() {
  api = await startFakeApi({
    'GET user/me': () => aUser(),
    'GET messages': () => ({}),
    'DELETE user/me/session/current': () => undefined,
  });
  setRuntimeConfig({ apiUrl: api.url });
  const identity = fakeIdentity();
  const start = () => startSession(identity);
  render(
    <SessionGate start={start}>
      <p>Le produit</p>
    </SessionGate>,
  );
  await act(() => Promise.resolve());
  return { identity, user: userEvent.setup() };
}

describe('the session gate', () => {
  it('shows the sign-in page, then the product, then the sign-in page again', async () => {
    const fontFaces = Object.assign(document.createElement('style'), { id: FONT_FACES_ELEMENT, media: 'not all' });
    document.head.append(fontFaces);
    const { user } = await openGate();
    expect(fontFaces.media).toBe('all');
    await user.type(await screen.findByRole('textbox', { name: 'Adresse e-mail' }), 'claire@pignon.test');
    await user.type(screen.getByLabelText('Mot de passe'), 'Pignon-2026');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText('Le produit')).toBeVisible();
    expect(document.cookie).toContain('pignon-session=1');
    await act(() => signOut());
    expect(await screen.findByRole('heading', { name: 'Bienvenue' })).toBeVisible();
    expect(document.cookie).not.toContain('pignon-session=1');
    expect(location.pathname).toBe('/');
    const ended = () => api?.received.filter(({ key }) => key === 'DELETE user/me/session/current');
    await waitFor(() => expect(ended()).toMatchObject([{ headers: { authorization: 'Bearer token' } }]));
  });
});
