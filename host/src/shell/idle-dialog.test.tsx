import { renderHook, screen } from '@testing-library/react';
import { useDirty, type KeptChanges } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { IdleDialog } from './idle-dialog';

jest.mock<object>('@pignon/shared/auth', () => ({
  ...jest.requireActual<object>('@pignon/shared/auth'),
  useIdleSeconds: () => 42,
}));

describe('the last minute of an idle session', () => {
  const openDialog = async (changes?: KeptChanges) => {
    addHostMessages();
    addProductMessages();
    renderHook(() => useDirty(true, changes));
    await renderScreen(<IdleDialog />);
    expect(screen.getByRole('timer')).toHaveTextContent('vous serez déconnecté dans 42 secondes');
  };

  it('stores the typed input as a draft, and says so', async () => {
    const keep = jest.fn(() => Promise.resolve(true));
    await openDialog({ keep });
    expect(await screen.findByText('La saisie en cours est gardée en brouillon.')).toBeVisible();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('says that only the last changes would be lost when the draft could not be updated', async () => {
    await openDialog({ keep: () => Promise.resolve(false), keptUpTo: () => 'part' });
    expect(await screen.findByText(/seules les dernières modifications seraient perdues/)).toBeVisible();
  });

  it.each([
    ['has no draft', undefined],
    ['could not be stored', { keep: () => Promise.resolve(false) }],
  ])('warns of losing input that %s', async (_what, changes) => {
    await openDialog(changes);
    expect(await screen.findByText(/elles seraient perdues/)).toBeVisible();
  });
});
