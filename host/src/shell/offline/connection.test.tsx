import { act, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, useCall } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { probeConnection, useConnection } from './connection';
import { ConnectionBanner } from './connection-banner';
import { productQueries } from '../product-queries';

let network = true;

function setNetwork(isOnline: boolean): void {
  network = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function Mandate() {
  const { data } = useCall('GET mandate/{id}', { params: { id: 1 } });
  return (
    <>
      <p>{useConnection()}</p>
      <p>{data ? 'mandat lu' : 'rien'}</p>
    </>
  );
}

async function open(api: FakeHandlers) {
  addHostMessages();
  addProductMessages();
  const openedScreen = await renderScreen(
    <QueryClientProvider client={productQueries}>
      <ConnectionBanner />
      <Mandate />
    </QueryClientProvider>,
    { api },
  );
  setRuntimeConfig({ apiUrl: openedScreen.api.url });
  return openedScreen;
}

const HEALTHY_RESPONSE = { status: 'ok' };
const MANDATE = { 'GET mandate/{id}': () => ({ id: 1 }) as never };
/** The health check of the API, which the fake API's types do not include. */
const healthHandlers = (answer: () => unknown) => ({ 'GET healthz': answer }) as FakeHandlers;

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network);
});
afterEach(async () => {
  network = true;
  await act(async () => {
    productQueries.clear();
    await Promise.resolve();
  });
});

it('shows that the network is gone with the age of the data, and refetches once on reconnection', async () => {
  const { api } = await open({ ...MANDATE, ...healthHandlers(() => HEALTHY_RESPONSE) });
  await screen.findByText('mandat lu');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  act(() => setNetwork(false));
  expect(
    await screen.findByText(/Hors connexion : vous lisez ce qui a été enregistré le \d\d\/\d\d\/\d{4} à/),
  ).toBeVisible();
  const requestCount = () => api.received.filter(({ key }) => key === 'GET mandate/{id}').length;
  const countBefore = requestCount();
  act(() => setNetwork(true));
  await screen.findByText('online');
  await waitFor(() => expect(requestCount()).toBe(countBefore + 1));
  expect(screen.queryByText(/Hors connexion/)).toBeNull();
});

it('reports the server as down only when its health check fails too', async () => {
  const { api } = await open({
    'GET mandate/{id}': () => refuse('UNAVAILABLE'),
    ...healthHandlers(() => HEALTHY_RESPONSE),
  });
  await waitFor(() => expect(api.received.some(({ key }) => key === 'GET healthz')).toBe(true));
  expect(screen.getByText('online')).toBeInTheDocument();
  api.use(healthHandlers(() => refuse('UNAVAILABLE')));
  await act(() => probeConnection());
  expect(screen.getByText('apiDown')).toBeInTheDocument();
  expect(screen.getByText('Le serveur ne répond pas pour le moment.')).toBeVisible();
  api.use({ ...MANDATE, ...healthHandlers(() => HEALTHY_RESPONSE) });
  await act(() => probeConnection());
  expect(await screen.findByText('online')).toBeInTheDocument();
});

it('checks the server when a remote fails to load', async () => {
  const { api } = await open({ ...MANDATE, ...healthHandlers(() => refuse('UNAVAILABLE')) });
  await screen.findByText('mandat lu');
  act(() => bus.publish('remote.failed', { remote: 'contact', errorId: 'e1' }));
  expect(await screen.findByText('apiDown')).toBeInTheDocument();
  api.use(healthHandlers(() => HEALTHY_RESPONSE));
  await act(() => probeConnection());
  expect(await screen.findByText('online')).toBeInTheDocument();
});

it('shows that a background refresh failed, and retries', async () => {
  const { api, user } = await open({ ...MANDATE, ...healthHandlers(() => HEALTHY_RESPONSE) });
  await screen.findByText('mandat lu');
  api.use({ 'GET mandate/{id}': () => refuse('INTERNAL') });
  await act(() => productQueries.refetchQueries());
  expect(await screen.findByText(/L’actualisation a échoué/)).toBeVisible();
  expect(screen.getByText('mandat lu')).toBeInTheDocument();
  api.use(MANDATE);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/L’actualisation a échoué/)).toBeNull());
});

it('reports slow responses until they arrive', async () => {
  let answer: (value: never) => void = () => undefined;
  const { api } = await open({ ...MANDATE, ...healthHandlers(() => HEALTHY_RESPONSE) });
  await screen.findByText('mandat lu');
  jest.useFakeTimers();
  api.use({ 'GET mandate/{id}': () => new Promise<never>((resolve) => (answer = resolve)) });
  await act(async () => {
    void productQueries.refetchQueries();
    await jest.advanceTimersByTimeAsync(5_100);
  });
  jest.useRealTimers();
  expect(await screen.findByText('slow')).toBeInTheDocument();
  answer({ id: 1 } as never);
  expect(await screen.findByText('online')).toBeInTheDocument();
});
