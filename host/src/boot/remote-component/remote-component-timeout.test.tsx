import { use } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { RemoteComponent } from './remote-component';

const [get, states] = [jest.fn(), jest.fn()];
jest.mock('../platform', () => ({
  exposedModules: { get: () => get() as unknown, states: () => states() as unknown },
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

const show = () =>
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
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const page = { remote: 'demo', version: '1', expose: './page' };

  test('shows after 5 s that it is slow, and offers to reload the page', async () => {
    states.mockReturnValue([{ ...page, state: 'loading' }]);
    get.mockReturnValue(new Promise(() => undefined));
    await show();
    await pass(4_999);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('met du temps à arriver');
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    // the loader handles code that does not arrive
    await pass(300_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('fails and is reported when its code has loaded but it never resolves', async () => {
    const never = new Promise<string>(() => undefined);
    states.mockReturnValue([{ ...page, state: 'loaded' }]);
    get.mockReturnValue(Promise.resolve({ Page: () => <p>{use(never)}</p> }));
    await show();
    await pass(59_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(reports).toEqual([
      expect.objectContaining({ remote: 'demo', message: './page was still awaited after 60 s' }),
    ]);
    get.mockReturnValue(Promise.resolve({ Page: () => <h1>De retour</h1> }));
    act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
    await pass(0);
    expect(screen.getByRole('heading', { name: 'De retour' })).toBeVisible();
  });
});
