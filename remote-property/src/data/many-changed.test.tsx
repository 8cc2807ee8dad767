import { act, screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aPropertySummary, renderScreen } from '@pignon/shared/testing';
import { useCartProperty } from './cart.queries';

function InCart() {
  return <p>{useCartProperty('V26-00042').data?.title}</p>;
}

describe('what is kept under a name of its own, when colleagues changed too many records to name', () => {
  it.each(['property', 'mandate', 'media'] as const)('is read again: a property of the cart, of a %s', async (kind) => {
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
