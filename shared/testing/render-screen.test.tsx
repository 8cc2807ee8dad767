import { screen } from '@testing-library/react';
import { useCall } from '@pignon/shared/api';
import { ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { aUser, refuse, renderScreen } from '.';

function UserName() {
  const me = useCall('GET user/me', {});
  if (me.isPending) return <ScreenLoading />;
  if (me.isError) return <ScreenError error={me.error} onRetry={() => void me.refetch()} />;
  return <p>{me.data.firstName}</p>;
}

describe('renderScreen', () => {
  it('shows responses of the API over real HTTP', async () => {
    const { api } = await renderScreen(<UserName />, { api: { 'GET user/me': () => aUser({ firstName: 'Maite' }) } });
    expect(await screen.findByText('Maite')).toBeVisible();
    expect(api.received.map((call) => call.key)).toEqual(['GET user/me']);
  });

  it('shows message and reference of a refusal, and retries', async () => {
    const { api, user } = await renderScreen(<UserName />, {
      api: { 'GET user/me': () => refuse('TOO_MANY_REQUESTS') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Trop de demandes en peu de temps. Patientez un instant.');
    expect(alert).toHaveTextContent('req-test');
    api.use({ 'GET user/me': () => aUser({ firstName: 'Maite' }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Maite')).toBeVisible();
  });
});
