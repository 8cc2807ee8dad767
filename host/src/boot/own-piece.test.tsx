import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setupI18n } from '@pignon/shared/i18n';
import { addBootMessages } from './boot-messages';
import { fetchedAgain } from './fetched-again';
import { ownPiece } from './own-piece';

const lost = () => Object.assign(new Error('Loading chunk palette failed.'), { name: 'ChunkLoadError' });

/** Each attempt is another turn of React's. */
async function passing(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => vi.advanceTimersByTimeAsync(2_000));
}

beforeEach(() => {
  vi.useFakeTimers();
  setupI18n();
  addBootMessages();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});

describe('a part of the host that is fetched late', () => {
  test('is asked for three times before it counts as lost', async () => {
    const load = vi.fn(() => Promise.reject(lost()));
    const outcome = fetchedAgain(load).catch((cause: unknown) => cause);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('comes when the second answer comes', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue('here');
    const outcome = fetchedAgain(load);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('here');
  });

  test('leaves the rest of the page alone when it is lost, and comes back on demand', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(lost());
    const Part = ownPiece(load, 'panel');
    render(
      <main>
        <p>Le reste de la page</p>
        <Part />
      </main>,
      { onCaughtError: () => undefined },
    );
    await passing();
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de l’application ne répond pas');
    expect(screen.getByText('Le reste de la page')).toBeVisible();

    load.mockResolvedValue(() => <h2>Résultats</h2>);
    act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
    await passing();
    expect(screen.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  });
});
