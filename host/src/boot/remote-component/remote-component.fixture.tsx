import { act, render } from '@testing-library/react';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { RemoteComponent, type RemoteComponentProps } from './remote-component';

export const remote = aLiveRemote('demo');

const screenOf = (over: Partial<RemoteComponentProps>) => (
  <main>
    <p>Le reste de la page</p>
    <RemoteComponent remote={remote} expose="./page" part="Page" {...over} />
  </main>
);

/** @returns draws it again with something else */
export async function show(): Promise<(over: Partial<RemoteComponentProps>) => Promise<void>> {
  // React tells of caught errors on the console; here they are the point.
  const { rerender } = await act(async () => {
    const rendered = render(screenOf({}), { onCaughtError: () => undefined });
    await Promise.resolve();
    return rendered;
  });
  return (over) =>
    act(async () => {
      rerender(screenOf(over));
      await Promise.resolve();
    });
}
