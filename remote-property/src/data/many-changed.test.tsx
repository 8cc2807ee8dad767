import { act, screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aPropertySummary, renderScreen } from '@pignon/shared/testing';
import { useCartProperty } from './cart.queries';

function InCart() {
  return <p>{useCartProperty('V26-00042').data?.title}</p>;
}

describe('data under its own query key, when too many records changed to be named', () => {
  it.each(['property', 'mandate', 'media'] as const)('is refetched: a property of the cart, of a %s', async (kind) => {
    const answer = (title: string) => ({
      'POST property/byReferences': () => ({ content: [aPropertySummary({ title })] }),
    });
    const { api } = await renderScreen(<InCart />, { api: answer('Avant') });
    await screen.findByText('Avant');
    api.use(answer('Après'));
    act(() => bus.relay('records.changed', { kinds: ['user'] }));
    act(() => bus.relay('records.changed', { kinds: ['user', kind] }));
    expect(await screen.findByText('Après')).toBeVisible();
  });
});
