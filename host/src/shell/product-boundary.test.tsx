import { render, screen, waitFor } from '@testing-library/react';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { createMemoryRouter, RouterProvider } from '@pignon/shared/router';
import { startFakeApi } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { ProductBoundary } from './product-boundary';
import { RouteFailure } from './route-failure';

addHostMessages();
addProductMessages();

function CrashingChild(): never {
  throw new Error('the shell fell over');
}

describe('the outermost error boundary', () => {
  it('catches errors that pass the router, shows what to do, and reports them once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = await startFakeApi({ 'POST client-error': () => ({ received: true }) });
    setRuntimeConfig({ apiUrl: api.url });
    const router = createMemoryRouter([{ path: '*', element: <CrashingChild />, ErrorBoundary: RouteFailure }]);
    render(
      <ProductBoundary>
        <RouterProvider router={router} />
      </ProductBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('L’application a rencontré un problème.');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await waitFor(() => expect(api.received).toHaveLength(1));
    expect(api.received[0]?.body).toMatchObject({ remote: 'host', message: 'the shell fell over' });
    await api.close();
  });
});
