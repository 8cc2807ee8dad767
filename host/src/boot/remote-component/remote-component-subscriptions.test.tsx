import { useEffect } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import { bus, useBusEvent, useMountSignal } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { setupI18n } from '@pignon/shared/i18n';
import { addBootMessages } from '../boot-messages';
import { remote, show } from './remote-component.fixture';

const get = jest.fn();
jest.mock('./revert-version', () => ({ revertVersion: () => Promise.resolve(false) }));
jest.mock('../platform', () => ({
  exposedModules: { get: (...args: unknown[]) => get(...args) as unknown, forget: () => undefined },
  catalogue: { use: () => () => undefined, isPointed: () => false },
  inUse: (live: LiveRemote) => live,
}));

beforeEach(() => {
  setupI18n();
  addBootMessages();
});

describe('the subscriptions of a remote component', () => {
  const notify = jest.fn<undefined, [string]>();
  const publish = () => act(() => bus.publish('property.saved', { reference: 'V26-00001' }));
  const notified = () => {
    notify.mockReset();
    publish();
    return notify.mock.calls.map(([subscriber]) => subscriber).sort();
  };

  const Page = () => {
    const signal = useMountSignal();
    useBusEvent('property.saved', () => notify('hook'));
    // the component ends neither of them itself
    useEffect(() => {
      bus.on('property.saved', () => notify('listener'), { signal });
      bus.stream('property.saved', { signal }).subscribe(() => notify('stream'));
    }, [signal]);
    return <h1>Démonstration</h1>;
  };

  beforeEach(() => {
    get.mockReturnValue(Promise.resolve({ Page }));
  });

  test('end when it unmounts', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Démonstration' });
    expect(notified()).toEqual(['hook', 'listener', 'stream']);
    cleanup();
    expect(notified()).toEqual([]);
  });

  test('end when it crashes', async () => {
    let isBroken = false;
    const Crashing = () => {
      if (isBroken) throw new Error('a bug');
      return <Page />;
    };
    get.mockReturnValue(Promise.resolve({ Page: Crashing }));
    const rerenderWith = await show();
    await screen.findByRole('heading', { name: 'Démonstration' });
    isBroken = true;
    await rerenderWith({ componentProps: { reference: 'V26-00001' } });
    await screen.findByRole('alert');
    expect(notified()).toEqual([]);
  });

  test('end when another version replaces it', async () => {
    const rerenderWith = await show();
    await screen.findByRole('heading', { name: 'Démonstration' });
    get.mockReturnValue(Promise.resolve({ Page: () => <h1>Version suivante</h1> }));
    await rerenderWith({ remote: { ...remote, version: '2' } });
    await screen.findByRole('heading', { name: 'Version suivante' });
    expect(notified()).toEqual([]);
  });
});
