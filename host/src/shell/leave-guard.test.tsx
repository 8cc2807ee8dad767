import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { hasUnsavedChanges, mayLeave, useDirty, useLeavingSearch } from '@pignon/shared/contract';
import { createMemoryRouter, Link, Outlet, RouterProvider } from '@pignon/shared/router';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { LeaveGuard } from './leave-guard';

addHostMessages();
addProductMessages();

const draft = { discard: jest.fn(), keep: jest.fn(() => Promise.resolve(true)) };

function DraftForm() {
  useDirty(true, draft);
  return <Link to="/elsewhere">Ailleurs</Link>;
}

function SecretForm() {
  useDirty(true, { ...draft, keptUpTo: () => 'all', hasSecret: () => true });
  useLeavingSearch((search) => search === '?record=2');
  return (
    <>
      <Link to="?record=2">Suivant</Link>
      <Link to="?tab=2">Onglet</Link>
    </>
  );
}

function RunningImport() {
  useDirty(true, {});
  return <Link to="/elsewhere">Ailleurs</Link>;
}

function Form({ crash = false }: { crash?: boolean }) {
  useDirty(true);
  if (crash) throw new Error('a bug');
  return (
    <>
      <h1>Saisie</h1>
      <Link to="/elsewhere">Ailleurs</Link>
      <Link to="?tab=2">Onglet</Link>
    </>
  );
}

class TestBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'En panne' : this.props.children;
  }
}

let router: ReturnType<typeof createMemoryRouter>;
let crash: () => void;

function Crashing() {
  return (
    <TestBoundary>
      <Form crash={router.state.location.search === '?crash'} />
    </TestBoundary>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  const Frame = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  router = createMemoryRouter(
    [
      {
        element: Frame,
        children: [
          { path: '/form', element: <Form /> },
          { path: '/draft', element: <DraftForm /> },
          { path: '/secret', element: <SecretForm /> },
          { path: '/import', element: <RunningImport /> },
          { path: '/both', element: [<DraftForm key="draft" />, <Form key="lost" />] },
          { path: '/crashing', Component: Crashing },
          { path: '*', element: <h1>Ailleurs</h1> },
        ],
      },
    ],
    { initialEntries: ['/before', '/form'] },
  );
  crash = () => void router.navigate('/crashing?crash');
  render(<RouterProvider router={router} />, { onCaughtError: () => undefined });
});

const findQuestion = () => screen.queryByRole('dialog', { name: /Quitter sans enregistrer/ });
const path = () => router.state.location.pathname;

describe('leaving unsaved changes', () => {
  it('asks once, and keeps everything when the user stays', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(findQuestion()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rester' }));
    expect(findQuestion()).toBeNull();
    expect(path()).toBe('/form');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await user.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
    expect(path()).toBe('/elsewhere');
    expect(hasUnsavedChanges()).toBe(false);
    await act(() => router.navigate('/form'));
    expect(findQuestion()).toBeNull();
  });

  it('asks after Back too, but not for another tab of the same page', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Onglet' }));
    expect(findQuestion()).toBeNull();
    expect(router.state.location.search).toBe('?tab=2');
    await act(() => router.navigate(-2));
    expect(findQuestion()).toBeVisible();
    expect(path()).toBe('/form');
    await user.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
    expect(path()).toBe('/before');
  });

  it('delays a command until the user has answered', async () => {
    const user = userEvent.setup();
    const answers: boolean[] = [];
    void mayLeave().then((mayLeaveNow) => answers.push(mayLeaveNow));
    await user.click(await screen.findByRole('button', { name: 'Rester' }));
    void mayLeave().then((mayLeaveNow) => answers.push(mayLeaveNow));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    expect(answers).toEqual([false, true]);
  });

  it('makes the browser ask before closing the tab', () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('does not ask about a page that crashed', async () => {
    const user = userEvent.setup();
    act(crash);
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    expect(await screen.findByText('En panne')).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
    await expect(mayLeave()).resolves.toBe(true);
  });
});

/** Navigates to a page, discarding the changes of the previous one. */
async function open(address: string) {
  const user = userEvent.setup();
  void router.navigate(address);
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  return user;
}
const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('leaving changes that are stored as a draft', () => {
  it('deletes the draft without saving, and says so', async () => {
    const user = await open('/draft');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(findQuestion()).toHaveTextContent('supprimée, brouillon compris');
    await click(user, 'Quitter sans enregistrer');
    expect(path()).toBe('/elsewhere');
    expect(draft.discard).toHaveBeenCalledTimes(1);
  });

  it('keeps the draft on request, and when the user stays', async () => {
    const user = await open('/draft');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await click(user, 'Rester');
    expect(path()).toBe('/draft');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await click(user, 'Garder le brouillon');
    expect(path()).toBe('/elsewhere');
    expect(draft.discard).not.toHaveBeenCalled();
  });

  it('keeps the draft on sign-out, and says so once everything is stored', async () => {
    const user = await open('/draft');
    const leaving = mayLeave();
    expect(await screen.findByRole('dialog', { name: /Quitter maintenant/ })).toHaveTextContent('il est gardé');
    expect(draft.keep).toHaveBeenCalled();
    await click(user, 'Quitter');
    await expect(leaving).resolves.toBe(true);
    expect(draft.discard).not.toHaveBeenCalled();
  });

  it('warns on sign-out of losing changes while the server is unreachable', async () => {
    const user = await open('/draft');
    draft.keep.mockResolvedValueOnce(false);
    const leaving = mayLeave();
    expect(await screen.findByRole('dialog', { name: /Quitter sans/ })).toHaveTextContent('elle sera perdue');
    await click(user, 'Rester');
    await expect(leaving).resolves.toBe(false);
  });

  it('asks too before a record of the same page, and says that no draft keeps the password', async () => {
    const user = await open('/secret');
    await user.click(screen.getByRole('link', { name: 'Onglet' }));
    expect(findQuestion()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Suivant' }));
    expect(findQuestion()).toHaveTextContent('ne garde jamais de mot de passe');
    await click(user, 'Rester');
    expect(router.state.location.search).toBe('?tab=2');
    await user.click(screen.getByRole('link', { name: 'Suivant' }));
    await click(user, 'Garder le brouillon');
    expect(router.state.location.search).toBe('?record=2');
  });

  it('warns on sign-out of losing a typed password', async () => {
    const user = await open('/secret');
    const leaving = mayLeave();
    expect(await screen.findByRole('dialog', { name: /Quitter sans/ })).toHaveTextContent('elle sera perdue');
    await click(user, 'Rester');
    await expect(leaving).resolves.toBe(false);
  });

  it('offers no draft when other changes on the page are not stored', async () => {
    const user = await open('/both');
    await user.click(screen.getAllByRole('link', { name: 'Ailleurs' })[0] as HTMLElement);
    expect(findQuestion()).toHaveTextContent('elle sera perdue');
    expect(screen.queryByRole('button', { name: 'Garder le brouillon' })).toBeNull();
    await click(user, 'Quitter sans enregistrer');
    expect(draft.discard).toHaveBeenCalledTimes(1);
  });

  it('says that a resumable task is kept', async () => {
    const user = await open('/import');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(screen.getByRole('dialog', { name: /Quitter maintenant/ })).toHaveTextContent('vous le retrouverez');
    await click(user, 'Quitter');
    expect(path()).toBe('/elsewhere');
  });
});
