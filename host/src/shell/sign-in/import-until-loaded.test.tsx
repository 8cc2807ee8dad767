import { lazy, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { importUntilLoaded } from './import-until-loaded';

const part = () => Promise.resolve({ default: () => <p>Autres méthodes</p> });

/** Renders a page with a part that cannot be loaded a number of times. */
function openPage(failures: number) {
  const load = jest.fn(part);
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error('Loading chunk identity failed.'));
  const Part = lazy(() => importUntilLoaded(load));
  render(
    <main>
      <h1>Connexion</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>,
  );
  return load;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the page without the part until the browser reports a network', async () => {
  const load = openPage(1);
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect(screen.queryByText('Autres méthodes')).toBeNull();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Autres méthodes')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('attempts again every three seconds', async () => {
  const load = openPage(2);
  await act(async () => jest.advanceTimersByTimeAsync(5_900));
  expect(screen.queryByText('Autres méthodes')).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Autres méthodes')).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(3);
});
