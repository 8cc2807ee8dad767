import { screen, waitFor } from '@testing-library/react';
import type { ErasurePreview } from '@pignon/shared/domain/contact/erasure/erasure.schema';
import { renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { EraseDialog } from './erase-dialog';

const PREVIEW: ErasurePreview = { refusal: null, erased: ['Nom', 'Téléphones'], kept: [] };

async function open(preview = PREVIEW) {
  const onClose = jest.fn();
  const testScreen = await renderScreen(<EraseDialog contactId={12} onClose={onClose} />, {
    roles: ['MANAGER'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}/erasure': () => preview,
      'POST contact/{id}/erase': () => ({ erased: PREVIEW.erased, kept: [] }),
    },
  });
  const erasures = () => testScreen.api.received.filter(({ key }) => key === 'POST contact/{id}/erase');
  return { ...testScreen, onClose, erasures };
}

it.each(['', 'EFFACE', 'EFFACER TOUT'])('does not erase by Enter while « %s » is typed', async (typed) => {
  const { user, erasures, onClose } = await open();
  const word = await screen.findByRole('textbox');
  await user.type(word, `${typed}{Enter}`);
  expect(screen.getByRole('button', { name: 'Effacer définitivement' })).toBeDisabled();
  expect(erasures()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('erases by Enter once the word is typed, in any case, and only once', async () => {
  const { user, erasures, onClose } = await open();
  await user.type(await screen.findByRole('textbox'), ' effacer {Enter}{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(erasures().map(({ params }) => params)).toEqual([{ id: '12' }]);
});

it('offers no erasure while a mandate needs the person', async () => {
  await open({ ...PREVIEW, refusal: 'Un mandat en cours le nomme.' });
  expect(await screen.findByText('Un mandat en cours le nomme.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Effacer définitivement' })).toBeNull();
});
