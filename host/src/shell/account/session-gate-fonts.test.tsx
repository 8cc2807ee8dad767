import { render, screen } from '@testing-library/react';
import { startSession } from '@pignon/shared/auth';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { setupI18n } from '@pignon/shared/i18n';
import { fakeIdentity, startFakeApi } from '@pignon/shared/testing';
import { SessionGate } from './session-gate';

const loadFonts = jest.fn(() => {
  throw new Error('Loading chunk fonts failed.');
});
jest.mock('../fonts/fonts', () => loadFonts());

it('the page goes on with the system font when its own cannot be loaded', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (cause: unknown) => void unhandled.push(cause);
  process.on('unhandledRejection', onUnhandled);
  setupI18n('fr');
  const api = await startFakeApi({ 'GET messages': () => ({}) });
  setRuntimeConfig({ apiUrl: api.url });
  const identity = fakeIdentity();
  render(<SessionGate start={() => startSession(identity)}>Le produit</SessionGate>);
  expect(await screen.findByRole('heading', { name: 'Bienvenue' })).toBeVisible();
  expect(loadFonts).toHaveBeenCalled();
  // Node reports an unhandled rejection after the current task
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).toEqual([]);
  process.off('unhandledRejection', onUnhandled);
  await api.close();
});
