import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { DEV_VERSION, type LiveRemote } from '@pignon/shared/federation/live-remote';
import { RemoteFailure, RemoteRefused } from '@pignon/shared/federation/runtime/remote-failure';
import { setupI18n } from '@pignon/shared/i18n';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { addBootMessages } from '../boot-messages';
import { remote, show } from './remote-component.fixture';

const [get, forget, tryAgain, release] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
const revertVersion = jest.fn<Promise<boolean>, unknown[]>();
let standIn: LiveRemote | undefined;
jest.mock('./revert-version', () => ({ revertVersion: (...args: unknown[]) => revertVersion(...args) }));
jest.mock('../platform', () => ({
  exposedModules: {
    get: (...args: unknown[]) => get(...args) as unknown,
    forget: (...args: unknown[]) => forget(...args) as unknown,
  },
  catalogue: { use: () => release, isPointed: ({ name }: LiveRemote) => name === 'previewed' },
  inUse: (live: LiveRemote) => standIn ?? live,
  tryAgain: (...args: unknown[]) => tryAgain(...args) as unknown,
}));

// no user is signed in
jest.mock('@pignon/shared/auth', () => ({
  ...jest.requireActual<object>('@pignon/shared/auth'),
  reloadProfile: () => Promise.resolve(true),
}));

function rejectedPromise(reason: Error): Promise<unknown> {
  const promise = Promise.reject(reason);
  promise.catch(() => undefined);
  return promise;
}

const reports: unknown[] = [];

beforeEach(() => {
  setupI18n();
  addBootMessages();
  reports.length = 0;
  for (const mock of [forget, tryAgain, release]) mock.mockReset();
  tryAgain.mockResolvedValue(undefined);
  revertVersion.mockReset().mockResolvedValue(false);
  standIn = undefined;
  stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body));
    return Promise.resolve(new Response());
  });
});

describe('a remote component', () => {
  test('says when offline that it was never opened on this machine', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    get.mockReturnValue(rejectedPromise(new RemoteFailure('demo', '1', 'AB23CD45', new Error('no network'))));
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Vous êtes hors connexion');
    expect(screen.getByRole('alert')).not.toHaveTextContent('AB23CD45');
  });

  test.each([
    ['that could not be fetched is loaded again', new RemoteFailure('demo', '1', 'AB23CD45', new Error()), 1],
    ['whose code failed is not loaded again', new Error('another bug'), 0],
  ])('%s once the network is back', async (_, cause, times) => {
    let isOnline = false;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    window.dispatchEvent(new Event('offline'));
    get.mockReturnValue(rejectedPromise(cause));
    await show();
    expect(tryAgain).not.toHaveBeenCalled();
    stubGlobal('fetch', () => Promise.resolve(new Response()));
    isOnline = true;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(tryAgain).toHaveBeenCalledTimes(times);
  });

  test('is rendered in its place', async () => {
    get.mockReturnValue(Promise.resolve({ Page: () => <h1>Démonstration</h1> }));
    await show();
    expect(await screen.findByRole('heading', { name: 'Démonstration' })).toBeVisible();
  });

  test('shows a card with owner and reference when it fails to load, and loads on retry', async () => {
    get.mockReturnValue(rejectedPromise(new RemoteFailure('demo', '1', 'AB23CD45', new Error('gone'))));
    await show();
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(card).toHaveTextContent('Référence AB23CD45 · Équipe Démo');
    expect(screen.getByText('Le reste de la page')).toBeVisible();

    get.mockReturnValue(Promise.resolve({ Page: () => <h1>De retour</h1> }));
    await act(async () => {
      screen.getByRole('button', { name: 'Réessayer' }).click();
      await Promise.resolve();
    });
    expect(tryAgain).toHaveBeenCalledWith('demo');
    expect(await screen.findByRole('heading', { name: 'De retour' })).toBeVisible();
  });

  test('loads again after a failure at another path, without restoring its attempts', async () => {
    get.mockReturnValue(rejectedPromise(new RemoteFailure('demo', '1', 'AB23CD45', new Error('gone'))));
    const rerenderWith = await show();
    await rerenderWith({ resetKey: '/elsewhere' });
    expect(forget).toHaveBeenCalledWith('demo');
    expect(tryAgain).not.toHaveBeenCalled();
    expect(await screen.findByRole('alert')).toHaveTextContent('Référence AB23CD45');
  });

  test('is rendered after a crash as soon as another version replaces it', async () => {
    const Page = () => {
      throw new Error('a bug of version 1');
    };
    get.mockReturnValue(Promise.resolve({ Page }));
    const rerenderWith = await show();
    await screen.findByRole('alert');
    get.mockReturnValue(Promise.resolve({ Page: () => <h1>De retour</h1> }));
    await rerenderWith({ remote: { ...remote, version: '0' } });
    expect(await screen.findByRole('heading', { name: 'De retour' })).toBeVisible();
  });

  test('releases its version when it unmounts', async () => {
    const module = Promise.resolve({ Page: () => <h1>Démonstration</h1> });
    get.mockReturnValue(module);
    await show();
    await screen.findByRole('heading', { name: 'Démonstration' });
    expect(release).not.toHaveBeenCalled();
    cleanup();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('says that no version is compatible, and what to do', async () => {
    get.mockReturnValue(
      rejectedPromise(new RemoteFailure('demo', '1', 'AB23CD45', new RemoteRefused('asks for ^2.0.0'))),
    );
    await show();
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('attend une autre version de Pignon');
    expect(card).toHaveTextContent('Actualisez la page');
    expect(card).toHaveTextContent('Référence AB23CD45');
  });

  test('is reported once when it crashes, with the reference shown to the user', async () => {
    const Page = () => {
      throw new Error('a bug');
    };
    get.mockReturnValue(Promise.resolve({ Page }));
    await show();
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Cette partie de l’application a rencontré un problème');
    expect(reports).toEqual([expect.objectContaining({ remote: 'demo', version: '1', message: 'a bug' })]);
    expect(card).toHaveTextContent((reports[0] as { errorId: string }).errorId);
  });

  test('reports that its module lacks the expected export', async () => {
    get.mockReturnValue(Promise.resolve({}));
    await show();
    await screen.findByRole('alert');
    expect(reports).toEqual([expect.objectContaining({ message: './page exports no Page' })]);
  });
});

describe('a version that throws while rendering', () => {
  const previousVersion = { ...remote, version: '0' };
  const crashingModule = (message = 'a bug') => ({
    Page: () => {
      throw new Error(message);
    },
  });
  const previousModule = { Page: () => <h1>Version d’avant</h1> };
  const replaceBy = (module: object) =>
    revertVersion.mockImplementation(() => {
      standIn = previousVersion;
      get.mockReturnValue(Promise.resolve(module));
      return Promise.resolve(true);
    });

  test('is replaced by the previous version, and reported', async () => {
    get.mockReturnValue(Promise.resolve(crashingModule('bug of version 1')));
    replaceBy(previousModule);
    await show();
    expect(await screen.findByRole('heading', { name: 'Version d’avant' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(revertVersion.mock.calls).toEqual([[remote, './page', '1']]);
    expect(reports).toEqual([expect.objectContaining({ version: '1', message: 'bug of version 1' })]);
  });

  test('shows its card when the previous version throws too, and reports both versions', async () => {
    get.mockReturnValue(Promise.resolve(crashingModule('bug of both')));
    replaceBy(crashingModule('bug of both'));
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('a rencontré un problème');
    expect(revertVersion).toHaveBeenCalledTimes(1);
    expect(reports).toEqual(['1', '0'].map((version) => expect.objectContaining({ version }) as unknown));
  });

  test('is replaced again after the user has retried', async () => {
    get.mockReturnValue(Promise.resolve(crashingModule('bug that stays')));
    await show();
    await screen.findByRole('alert');
    replaceBy(previousModule);
    await act(async () => {
      screen.getByRole('button', { name: 'Réessayer' }).click();
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Version d’avant' })).toBeVisible();
  });

  test.each(['ProblemError', 'ChunkLoadError', 'AbortError'])('is not replaced after a %s', async (name) => {
    const Page = () => {
      throw Object.assign(new Error('not the code'), { name });
    };
    get.mockReturnValue(Promise.resolve({ Page }));
    await show();
    await screen.findByRole('alert');
    expect(revertVersion).not.toHaveBeenCalled();
  });

  test('is not replaced but reported when it is a preview or an override', async () => {
    get.mockReturnValue(Promise.resolve(crashingModule('bug of a preview')));
    const rerenderChanged = await show();
    revertVersion.mockClear();
    await rerenderChanged({ remote: aLiveRemote('previewed', { version: '2' }) });
    await screen.findByRole('alert');
    expect(revertVersion).not.toHaveBeenCalled();
    expect(reports).toContainEqual(expect.objectContaining({ remote: 'previewed', version: '2' }));
  });

  test('is not replaced when a development server serves it', async () => {
    get.mockReturnValue(Promise.resolve(crashingModule()));
    standIn = { ...remote, version: DEV_VERSION };
    await show();
    await screen.findByRole('alert');
    expect(revertVersion).not.toHaveBeenCalled();
  });

  test('does not reset input in its other components', async () => {
    get.mockReturnValue(Promise.resolve({ Page: () => <input aria-label="Note" /> }));
    const rerenderWith = await show();
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'à rappeler' } });
    // another component crashed: the remote now uses its fallback version
    standIn = previousVersion;
    get.mockReturnValue(Promise.resolve(previousModule));
    await rerenderWith({ componentProps: { reference: 'V26-00001' } });
    expect(screen.getByLabelText('Note')).toHaveValue('à rappeler');
  });
});
