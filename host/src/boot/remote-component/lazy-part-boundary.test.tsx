import { Component, Suspense, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { setupI18n } from '@pignon/shared/i18n';
import { lazyDialog, lazyPart, PartLoaderProvider } from '@pignon/shared/ui/core';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { retryImport } from '../retry-import';
import { partLoader } from './lazy-part-boundary';
import { RemoteContext } from './remote-context';

const takeLive = jest.fn();
jest.mock('../platform', () => ({ takeLive: (name: string) => takeLive(name) as unknown }));

// no user is signed in
jest.mock('@pignon/shared/auth', () => ({
  ...jest.requireActual<object>('@pignon/shared/auth'),
  reloadProfile: () => Promise.resolve(true),
}));

const createChunkError = () => Object.assign(new Error('Loading chunk palette failed.'), { name: 'ChunkLoadError' });

const demoRemote = { name: 'demo', version: '1', owner: 'Équipe Démo' } as LiveRemote;

/** Renders a lazy part as the host does, in its own screen or in a remote's. */
const renderPart = (part: ReactNode, remote?: LiveRemote) =>
  render(
    <PartLoaderProvider value={partLoader}>
      <RemoteContext value={remote}>
        <main>
          <p>Le reste de la page</p>
          <Suspense>{part}</Suspense>
        </main>
      </RemoteContext>
    </PartLoaderProvider>,
    { onCaughtError: () => undefined },
  );

/** Simulates a network failure. @returns a function that restores the network */
function goOffline(): () => void {
  let isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  stubGlobal('fetch', () => (isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('gone'))));
  window.dispatchEvent(new Event('offline'));
  return () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  };
}

/** Simulates the error boundary of a remote component. */
class RemoteComponentBoundaryStandIn extends Component<{ children: ReactNode }, { cause?: Error }> {
  override state: { cause?: Error } = {};
  static getDerivedStateFromError = (cause: Error) => ({ cause });
  override render = () => (this.state.cause ? `${this.state.cause.message}, with the component` : this.props.children);
}

const reports: unknown[] = [];

/** Lets all attempts pass; each needs its own turn of React. */
async function waitForAttempts(): Promise<void> {
  for (let attemptIndex = 0; attemptIndex < 4; attemptIndex += 1) await act(() => jest.advanceTimersByTimeAsync(2_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  setupI18n();
  addBootMessages();
  addProductMessages();
  reports.length = 0;
  takeLive.mockReset().mockResolvedValue(undefined);
  stubGlobal('fetch', (_url: string, init?: { body?: string }) => {
    if (init?.body) reports.push(JSON.parse(init.body));
    return Promise.resolve(new Response());
  });
});

describe('a lazy part of the host', () => {
  test('is requested three times before it counts as failed', async () => {
    const load = jest.fn(() => Promise.reject(createChunkError()));
    const outcome = retryImport(load).catch((cause: unknown) => cause);
    await jest.runAllTimersAsync();
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('loads when the second attempt succeeds', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(createChunkError()).mockResolvedValue('here');
    const outcome = retryImport(load);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('here');
  });

  test('shows a notice when it is slow, and fails after a minute without response', async () => {
    const notices: string[] = [];
    const stop = bus.on('notice.raised', ({ message }) => void notices.push(message));
    const load = jest.fn(() => new Promise<() => ReactNode>(() => undefined));
    const Part = lazyPart(load);
    renderPart(<Part />);
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(notices).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(notices).toEqual([expect.stringContaining('met du temps à arriver')]);
    await act(() => jest.advanceTimersByTimeAsync(55_000));
    await waitForAttempts();
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(load).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([expect.objectContaining({ message: expect.stringContaining('still awaited') as string })]);
    stop();
  });

  test('leaves the rest of the page usable when it fails, and loads on retry', async () => {
    const load = jest.fn<Promise<() => ReactNode>, []>().mockRejectedValue(createChunkError());
    const Part = lazyPart(load);
    renderPart(<Part />);
    await waitForAttempts();
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(screen.getByText('Le reste de la page')).toBeVisible();

    load.mockResolvedValue(() => <h2>Résultats</h2>);
    act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
    await waitForAttempts();
    expect(screen.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  });

  test('loads by itself once the network is back, as its card says', async () => {
    const goOnline = goOffline();
    const load = jest.fn<Promise<() => ReactNode>, []>().mockRejectedValue(createChunkError());
    const Part = lazyPart(load);
    renderPart(<Part />);
    await waitForAttempts();
    expect(screen.getByRole('alert')).toHaveTextContent('Elle s’ouvrira au retour du réseau');

    load.mockResolvedValue(() => <h2>Résultats</h2>);
    goOnline();
    await waitForAttempts();
    expect(screen.getByRole('heading', { name: 'Résultats' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows a crash in its place, without promising a retry by the network', async () => {
    const Part = lazyPart(() =>
      Promise.resolve(() => {
        throw new Error('a bug');
      }),
    );
    renderPart(<Part />);
    await waitForAttempts();
    expect(screen.getByRole('alert')).toHaveTextContent('a rencontré un problème');
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ remote: 'host', message: 'a bug' })]);
  });
});

describe('a lazy part of a remote', () => {
  test('names its owner and loads once the network is back, in the version that is live then', async () => {
    const goOnline = goOffline();
    const load = jest.fn<Promise<() => ReactNode>, []>().mockRejectedValue(createChunkError());
    const Part = lazyPart(load);
    renderPart(<Part />, demoRemote);
    await waitForAttempts();
    expect(screen.getByRole('alert')).toHaveTextContent('Elle s’ouvrira au retour du réseau');
    expect(screen.getByText('Le reste de la page')).toBeVisible();

    load.mockResolvedValue(() => <h2>Carte</h2>);
    goOnline();
    await waitForAttempts();
    expect(takeLive).toHaveBeenCalledWith('demo');
    expect(screen.getByRole('heading', { name: 'Carte' })).toBeVisible();
  });

  test('is reported for the remote, with the reference shown to the user', async () => {
    const Part = lazyPart(() =>
      Promise.reject(Object.assign(createChunkError(), { message: 'Loading chunk map failed.' })),
    );
    renderPart(<Part />, demoRemote);
    await waitForAttempts();
    expect(reports).toEqual([expect.objectContaining({ remote: 'demo', version: '1' })]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Référence ${(reports[0] as { errorId: string }).errorId} · Équipe Démo`,
    );
  });

  test('shows its failure as a closable dialog when it is a dialog, and opens on reconnection', async () => {
    const goOnline = goOffline();
    const onClose = jest.fn();
    const load = jest
      .fn<Promise<(props: { onClose: () => void }) => ReactNode>, []>()
      .mockRejectedValue(createChunkError());
    const Part = lazyDialog(load);
    renderPart(<Part onClose={onClose} />, demoRemote);
    await waitForAttempts();
    const dialog = screen.getByRole('dialog', { name: /^Vous êtes hors connexion/ });
    expect(dialog).toHaveTextContent('Elle s’ouvrira au retour du réseau');
    act(() => screen.getByRole('button', { name: 'Fermer' }).click());
    expect(onClose).toHaveBeenCalledTimes(1);

    load.mockResolvedValue(() => <h2>Critères</h2>);
    goOnline();
    await waitForAttempts();
    expect(screen.getByRole('heading', { name: 'Critères' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('fails with its component when it crashes', async () => {
    const Part = lazyPart(() =>
      Promise.resolve(() => {
        throw new Error('another bug');
      }),
    );
    renderPart(
      <RemoteComponentBoundaryStandIn>
        <Part />
      </RemoteComponentBoundaryStandIn>,
      demoRemote,
    );
    await waitForAttempts();
    expect(screen.getByText('another bug, with the component')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
