import { Suspense } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart, PartLoaderProvider, type PartBoundaryProps, type PartLoader } from './lazy-part';

const settle = () => act(() => Promise.resolve());

test('a part is fetched once for all places where it is drawn', async () => {
  const load = vi.fn(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
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
  expect(load).toHaveBeenCalledOnce();
});

test('a retry fetches it anew and leaves what stands around it alone', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>La carte</p>));
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
