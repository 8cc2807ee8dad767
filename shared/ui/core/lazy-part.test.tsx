import { Component, Suspense, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart, PartLoaderProvider, type PartBoundaryProps, type PartLoader } from './lazy-part';

/** Says so in the place of what did not come. */
class Caught extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Pas venue</p> : this.props.children;
  }
}

const settle = () => act(() => Promise.resolve());

test('a part is fetched once for all places where it is drawn', async () => {
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

test('a part that did not come is fetched anew when it is opened again', async () => {
  const load = jest.fn<Promise<() => ReactNode>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>L’impression</p>);
  const Part = lazyPart(load);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader: PartLoader = { fetch: (ask) => ask(), Boundary: Caught };
  const opened = () => (
    <PartLoaderProvider value={loader}>
      <Suspense>
        <Part />
      </Suspense>
    </PartLoaderProvider>
  );
  const first = render(opened());
  expect(await screen.findByText('Pas venue')).toBeVisible();
  first.unmount();
  render(opened());
  expect(await screen.findByText('L’impression')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a retry fetches it anew and leaves what stands around it alone', async () => {
  const load = jest.fn(() => Promise.resolve(() => <p>La carte</p>));
  const Part = lazyPart(load);
  const loader: PartLoader = {
    fetch: (ask) => ask(),
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
