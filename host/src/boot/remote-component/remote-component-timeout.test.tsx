import { use } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { RemoteComponent } from './remote-component';

const [getModule, getStates] = [jest.fn(), jest.fn()];
jest.mock('../platform', () => ({
  exposedModules: { get: () => getModule() as unknown, states: () => getStates() as unknown },
  catalogue: { use: () => () => undefined },
  inUse: (live: LiveRemote) => live,
  tryAgain: () => Promise.resolve(),
}));

// no user is signed in
jest.mock('@pignon/shared/auth', () => ({
  ...jest.requireActual<object>('@pignon/shared/auth'),
  reloadProfile: () => Promise.resolve(true),
}));

const reports: unknown[] = [];

const showPage = () =>
  act(async () => {
    render(
      <main>
        <p>Le reste de la page</p>
        <RemoteComponent remote={aLiveRemote('demo')} expose="./page" part="Page" />
      </main>,
      { onCaughtError: () => undefined },
    );
    await Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
  addProductMessages();
  addBootMessages();
  reports.length = 0;
  stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body));
    return Promise.resolve(new Response());
  });
});

describe('a pending component', () => {
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const page = { remote: 'demo', version: '1', expose: './page' };

  test('shows after 5 s that it is slow, and offers to reload the page', async () => {
    getStates.mockReturnValue([{ ...page, state: 'loading' }]);
    getModule.mockReturnValue(new Promise(() => undefined));
    await showPage();
    await advanceTime(4_999);
    expect(screen.queryByRole('status')).toBeNull();
    await advanceTime(1);
    expect(screen.getByRole('status')).toHaveTextContent('met du temps à arriver');
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    // the loader handles code that does not arrive
    await advanceTime(300_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('fails and is reported when its code has loaded but it never resolves', async () => {
    const neverSettled = new Promise<string>(() => undefined);
    getStates.mockReturnValue([{ ...page, state: 'loaded' }]);
    getModule.mockReturnValue(Promise.resolve({ Page: () => <p>{use(neverSettled)}</p> }));
    await showPage();
    await advanceTime(59_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await advanceTime(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(reports).toEqual([
      expect.objectContaining({ remote: 'demo', message: './page was still awaited after 60 s' }),
    ]);
    getModule.mockReturnValue(Promise.resolve({ Page: () => <h1>De retour</h1> }));
    act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
    await advanceTime(0);
    expect(screen.getByRole('heading', { name: 'De retour' })).toBeVisible();
  });
});
