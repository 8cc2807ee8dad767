import { act, screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { renderScreen } from '@pignon/shared/testing';
import { useContactNames } from '@pignon/shared/api';

function Names() {
  return <p>{useContactNames([7])?.get(7)}</p>;
}

it('reloads the names after a change of many contacts', async () => {
  const answer = (lastName: string) => ({
    'POST contact/byIds': () => ({ content: [{ id: 7, title: null, firstName: '', lastName, company: '' }] as never }),
  });
  const { api } = await renderScreen(<Names />, { api: answer('Avant') });
  await screen.findByText('Avant');
  api.use(answer('Après'));
  act(() => bus.relay('records.changed', { kinds: ['contact'] }));
  expect(await screen.findByText('Après')).toBeVisible();
});
