import { Component, Suspense, useState, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import userEvent from '@testing-library/user-event';
import { lazyDialog, lazyPart, PartLoaderProvider, type PartBoundaryProps, type PartLoader } from './lazy-part';

/** Shows a message in place of a part that failed to load. */
class TestBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Pas venue</p> : this.props.children;
  }
}

const settle = () => act(() => Promise.resolve());

test('loads a part once for all its places', async () => {
  const load = jest.fn(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
  const Part = lazyPart(load);
  render(
    <Suspense>
      <Part name="Ici" />
      <Part name="Là" />
    </Suspense>,
  );
  await settle();
  expect(screen.getByText('Ici')).toBeVisible();
  expect(screen.getByText('Là')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

/** Renders without `act`, which would skip the pauses that React makes between fallback and content. */
async function renderAsBrowser(element: ReactNode): Promise<{ box: HTMLElement; nextTask: () => Promise<void> }> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestEnd.push(() => {
    root.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
  root.render(element);
  const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
  while (!box.textContent) await nextTask();
  return { box, nextTask };
}

const onTestEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of onTestEnd.splice(0)) end();
});

test('renders a part as soon as its code is there, without React’s pause after a fallback', async () => {
  let finishLoading: (part: () => ReactNode) => void = () => undefined;
  const Part = lazyPart(() => new Promise<() => ReactNode>((resolve) => (finishLoading = resolve)));
  const { box, nextTask } = await renderAsBrowser(
    <Suspense fallback="En attente">
      <Part pending="En attente" />
    </Suspense>,
  );
  expect(box).toHaveTextContent('En attente');
  finishLoading(() => 'La carte');
  for (let turns = 0; turns < 10; turns += 1) await nextTask();
  expect(box).toHaveTextContent('La carte');
});

test('loads a failed part again when it is opened again', async () => {
  const load = jest.fn<Promise<() => ReactNode>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>L’impression</p>);
  const Part = lazyPart(load);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader: PartLoader = { fetch: (loadPart) => loadPart(), Boundary: TestBoundary, Pending: () => null };
  const openedElement = () => (
    <PartLoaderProvider value={loader}>
      <Suspense>
        <Part />
      </Suspense>
    </PartLoaderProvider>
  );
  const first = render(openedElement());
  expect(await screen.findByText('Pas venue')).toBeVisible();
  first.unmount();
  render(openedElement());
  expect(await screen.findByText('L’impression')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('renders a preloaded part at once, loaded once by the loader of the preload', async () => {
  const load = jest.fn(() => Promise.resolve(() => <p>La page</p>));
  const Part = lazyPart(load);
  const fetched: unknown[] = [];
  const fetch: PartLoader['fetch'] = (loadPart) => {
    fetched.push(loadPart);
    return loadPart();
  };
  Part.preload(fetch);
  Part.preload(fetch);
  await settle();
  render(<Part />);
  expect(screen.getByText('La page')).toBeVisible();
  expect(fetched).toEqual([load]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads a part again whose preload failed', async () => {
  const load = jest.fn<Promise<() => ReactNode>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>La page</p>);
  const Part = lazyPart(load);
  Part.preload((loadPart) => loadPart());
  await settle();
  render(<Part />);
  expect(await screen.findByText('La page')).toBeVisible();
});

test('reloads a part on retry without affecting its surroundings', async () => {
  const load = jest.fn(() => Promise.resolve(() => <p>La carte</p>));
  const Part = lazyPart(load);
  const loader: PartLoader = {
    fetch: (loadPart) => loadPart(),
    Pending: () => null,
    Boundary: ({ onRetry, children }: PartBoundaryProps) => (
      <>
        <button onClick={onRetry}>Réessayer</button>
        {children}
      </>
    ),
  };
  render(
    <PartLoaderProvider value={loader}>
      <input aria-label="Texte" />
      <Suspense>
        <Part />
      </Suspense>
    </PartLoaderProvider>,
  );
  await settle();
  const typing = userEvent.setup();
  await typing.type(screen.getByLabelText('Texte'), 'bonjour');
  await typing.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByText('La carte')).toBeVisible());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Texte')).toHaveValue('bonjour');
});

it('keeps the page and its focus while the code of a dialog loads', async () => {
  const LazyDialog = lazyDialog<{ onClose: () => void }>(
    () => new Promise((resolve) => setTimeout(() => resolve(() => <p>Le dialogue</p>), 50)),
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense fallback={<p>Attente de la page</p>}>
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
        {isOpen && <LazyDialog onClose={() => setOpen(false)} />}
      </Suspense>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await user.click(opener);
  expect(screen.queryByText('Attente de la page')).toBeNull();
  expect(opener).toHaveFocus();
  expect(await screen.findByText('Le dialogue')).toBeVisible();
});
