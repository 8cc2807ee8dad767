import { screen } from '@testing-library/react';
import { aContactSummary, renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { DuplicatesPanel } from './duplicates-panel';

it('shows five duplicates first, and the others that it counts on demand', async () => {
  const { user } = await renderScreen(<DuplicatesPanel query={{ lastName: 'Harispe' }} id={7} text="" />, {
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST contact/duplicates': () =>
        Array.from({ length: 7 }, (_, index) => ({
          contact: aContactSummary({ id: index + 20 }),
          reasons: ['PHONE' as const],
          score: 50,
        })),
    },
  });
  const more = await screen.findByRole('button', { name: 'Voir 2 contacts de plus' });
  expect(screen.getAllByText('Même téléphone')).toHaveLength(5);
  await user.click(more);
  expect(screen.getAllByText('Même téléphone')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull();
});
