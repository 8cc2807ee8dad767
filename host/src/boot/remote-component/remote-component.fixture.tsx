import { act, render } from '@testing-library/react';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { RemoteComponent, type RemoteComponentProps } from './remote-component';

export const remote = aLiveRemote('demo');

const renderComponent = (overrides: Partial<RemoteComponentProps>) => (
  <main>
    <p>Le reste de la page</p>
    <RemoteComponent remote={remote} expose="./page" part="Page" {...overrides} />
  </main>
);

/** @returns a function that renders it again with other props */
export async function show(): Promise<(overrides: Partial<RemoteComponentProps>) => Promise<void>> {
  // silences React's log of caught errors, which these tests provoke
  const { rerender } = await act(async () => {
    const rendered = render(renderComponent({}), { onCaughtError: () => undefined });
    await Promise.resolve();
    return rendered;
  });
  return (overrides) =>
    act(async () => {
      rerender(renderComponent(overrides));
      await Promise.resolve();
    });
}
