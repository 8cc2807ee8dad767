import { act, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aContact, aPage, renderScreen } from '@pignon/shared/testing';
import { useCartContact, useCartContacts } from './cart.queries';
import { useTimeline } from './timeline.queries';

function InCart() {
  const one = useCartContact(7).data?.contact.lastName;
  const several = useCartContacts([7]).data?.map(({ lastName }) => lastName);
  return <p>{[one, ...(several ?? [])].join(' ')}</p>;
}
function Timeline() {
  useTimeline(7, {});
  return null;
}

it("refetches the cart's contacts when too many records changed to be named", async () => {
  const answer = (lastName: string) => ({
    'POST contact/byIds': () => ({ content: [aContact({ id: 7, lastName, filters: [] })] }),
  });
  const { api } = await renderScreen(<InCart />, { api: answer('Avant') });
  await screen.findByText('Avant Avant');
  api.use(answer('Après'));
  act(() => bus.relay('records.changed', { kinds: ['contact'] }));
  expect(await screen.findByText('Après Après')).toBeVisible();
});

it('refetches the timeline when many visits changed, whose ids are not published', async () => {
  const { api } = await renderScreen(<Timeline />, { api: { 'GET contact/{id}/timeline': () => aPage([]) } });
  const reads = () => api.received.filter(({ key }) => key === 'GET contact/{id}/timeline').length;
  await waitFor(() => expect(reads()).toBe(1));
  act(() => bus.relay('records.changed', { kinds: ['visit'] }));
  await waitFor(() => expect(reads()).toBe(2));
});
