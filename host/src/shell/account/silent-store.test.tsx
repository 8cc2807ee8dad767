import { act, render, screen } from '@testing-library/react';
import { startSession } from '@pignon/shared/auth';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { setupI18n } from '@pignon/shared/i18n';
import { fakeIdentity } from '@pignon/shared/testing';
import { SessionGate } from './session-gate';

setupI18n('fr');

it('shows a retry button when the browser does not return its session within 10 s', async () => {
  jest.useFakeTimers();
  setRuntimeConfig({ apiUrl: 'http://localhost:1' });
  const identity = fakeIdentity();
  let notifyIdentity: Parameters<typeof identity.watch>[0] | undefined;
  identity.watch = (listener) => {
    notifyIdentity = listener;
    return () => undefined;
  };
  render(
    <SessionGate start={() => startSession(identity)}>
      <p>Le produit</p>
    </SessionGate>,
  );
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Votre navigateur ne rend pas la session qu’il garde.');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  act(() => notifyIdentity?.(null));
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Bienvenue' })).toBeVisible();
});
