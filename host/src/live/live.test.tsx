import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render, waitFor } from '@testing-library/react';
import { createQueryClient, QueryClientProvider, useQuery } from '@pignon/shared/api';
import { invalidateOnChange } from '@pignon/shared/api/invalidate-queries';
import { createBus, type BusEvent } from '@pignon/shared/bus';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { createChangeBatcher, type ChangeBatch } from './change-batcher';
import { isOwnChange } from './own-change-filter';
import { eventReader, type StreamEvent } from './event-stream';
import { retryDelay } from './sse-client';
import { busEventsOf, noticeOf } from './bus-events';
import { startLive } from './start-live';

describe('the event stream', () => {
  it('is parsed from chunks of any size, without comments', () => {
    const received: StreamEvent[] = [];
    const read = eventReader((event) => received.push(event));
    const text =
      ': still here\n\nevent: ready\ndata: {}\n\nevent: change\r\ndata: {"kind":"event","id":"7","version":1}\r\n\r\n';
    for (const letter of text) read(letter);
    expect(received).toEqual([
      { event: 'ready', data: {} },
      { event: 'change', data: { kind: 'event', id: '7', version: 1 } },
    ]);
  });

  it('ignores data that is no valid notice', () => {
    expect(noticeOf({ kind: 'toString', id: '1', version: 1 })).toBeUndefined();
    expect(noticeOf({ kind: 'property', id: 4, version: 1 })).toBeUndefined();
    expect(noticeOf(null)).toBeUndefined();
  });

  it('is converted to bus events', () => {
    const saved = { name: 'property.saved', payload: { reference: 'V26-00042' } };
    const drop = { before: 300_000, after: 290_000 };
    expect(busEventsOf({ kind: 'property', id: 'V26-00042', version: 3 })).toEqual([saved]);
    expect(busEventsOf({ kind: 'property', id: 'V26-00042', version: 3, drop })).toEqual([
      saved,
      { name: 'property.priceDropped', payload: { reference: 'V26-00042', ...drop } },
    ]);
    expect(busEventsOf({ kind: 'media', id: 'contact/7', version: 2 })).toEqual([
      { name: 'media.saved', payload: { owner: 'contact', reference: '7' } },
    ]);
    expect(busEventsOf({ kind: 'visit', id: null, version: null })).toEqual([]);
  });

  it('distinguishes deletions from changes', () => {
    const names = (kind: 'contact' | 'visit', version: number | null) =>
      busEventsOf({ kind, id: '7', version }).map(({ name }) => name);
    expect([names('contact', 2), names('contact', null)]).toEqual([['contact.saved'], ['contact.erased']]);
    expect([names('visit', 2), names('visit', null)]).toEqual([['visit.saved'], ['visit.deleted']]);
  });

  it('publishes the start of a portal run, not its progress', () => {
    expect(busEventsOf({ kind: 'sync', id: 'green-acres/12', version: 1 })).toEqual([
      { name: 'sync.started', payload: { portal: 'green-acres', runId: 12 } },
    ]);
    expect(busEventsOf({ kind: 'sync', id: 'green-acres/12', version: 2 })).toEqual([]);
  });

  it('reconnects after a random delay that doubles', () => {
    expect([retryDelay(0, 0), retryDelay(0, 1), retryDelay(3, 1), retryDelay(30, 1)]).toEqual([
      500, 1_000, 8_000, 60_000,
    ]);
  });
});

describe('ten thousand changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('cause a handful of refreshes; a single change is published by name', () => {
    const batches: ChangeBatch[] = [];
    const batcher = createChangeBatcher((nextBatch) => batches.push(nextBatch));
    batcher.add({ kind: 'contact', id: '1', version: 1 });
    batcher.add({ kind: 'contact', id: '1', version: 2 });
    jest.advanceTimersByTime(300);
    expect(batches).toEqual([{ notices: [{ kind: 'contact', id: '1', version: 2 }], many: [] }]);
    for (let id = 0; id < 10_000; id += 1) {
      batcher.add({ kind: 'property', id: String(id), version: 1 });
      jest.advanceTimersByTime(5);
    }
    jest.advanceTimersByTime(20_000);
    expect(batches.length).toBeLessThan(12);
    expect(batches.slice(1).every(({ notices, many }) => notices.length === 0 && many.join() === 'property')).toBe(
      true,
    );
  });

  it('keep a deletion, and the whole range of a price that dropped twice', () => {
    const batches: ChangeBatch[] = [];
    const batcher = createChangeBatcher((nextBatch) => batches.push(nextBatch));
    const property = { kind: 'property', id: 'V1' } as const;
    batcher.add({ kind: 'contact', id: '1', version: null });
    batcher.add({ kind: 'contact', id: '1', version: 4 });
    batcher.add({ ...property, version: 2, drop: { before: 300, after: 290 } });
    batcher.add({ ...property, version: 3, drop: { before: 290, after: 280 } });
    batcher.add({ ...property, version: 4 });
    jest.advanceTimersByTime(300);
    expect(batches[0]?.notices).toEqual([
      { kind: 'contact', id: '1', version: null },
      { ...property, version: 4, drop: { before: 300, after: 280 } },
    ]);
  });

  it('in calls of fifty cause one refresh at the end', () => {
    const batches: ChangeBatch[] = [];
    const batcher = createChangeBatcher((nextBatch) => batches.push(nextBatch));
    for (let call = 0; call < 20; call += 1) {
      batcher.add({ kind: 'property', id: null, version: null });
      batcher.add({ kind: 'event', id: null, version: null });
      jest.advanceTimersByTime(400);
    }
    batcher.add({ kind: 'contact', id: '1', version: 2 });
    jest.advanceTimersByTime(5_000);
    expect(batches).toEqual([
      { notices: [{ kind: 'contact', id: '1', version: 2 }], many: [] },
      { notices: [], many: ['property', 'event'] },
    ]);
  });
});

describe('a change by the user', () => {
  const notice = { kind: 'property', id: 'V26-00042', version: 4 } as const;
  const event = { name: 'property.saved', payload: { reference: 'V26-00042' }, at: 1_000, from: 'here' } as BusEvent;

  it('is not refetched once it is in the cache, unlike a colleague’s later change', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(['GET property/{reference}', { params: { reference: 'V26-00042' } }], { version: 4 });
    expect(isOwnChange(client, notice, [event], 2_000)).toBe(true);
    expect(isOwnChange(client, { ...notice, version: 5 }, [event], 2_000)).toBe(false);
    expect(isOwnChange(client, notice, [event], 9_000)).toBe(false);
    expect(isOwnChange(client, notice, [{ ...event, from: 'server' }], 2_000)).toBe(false);
    expect(isOwnChange(client, notice, [], 2_000)).toBe(false);
  });

  it('is recognized for events by their numeric id', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(['GET event/{id}', { params: { id: 7 } }], { version: 1 });
    const saved = { name: 'event.saved', payload: { eventId: 7 }, at: 1_000, from: 'here' } as BusEvent;
    expect(isOwnChange(client, { kind: 'event', id: '7', version: 1 }, [saved], 2_000)).toBe(true);
    expect(isOwnChange(client, { kind: 'event', id: '7', version: 2 }, [saved], 2_000)).toBe(false);
  });
});

describe('the event stream client', () => {
  let server: Server;
  const connections: ServerResponse[] = [];
  const authorizationHeaders: (string | undefined)[] = [];
  const sendEvent = (event: string, data: object) =>
    connections.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let stop: (() => void) | undefined;

  async function start(refuseFirst = false, hasNotifications = false) {
    connections.length = 0;
    authorizationHeaders.length = 0;
    server = createServer((request, response) => {
      authorizationHeaders.push(request.headers.authorization);
      const status = refuseFirst && authorizationHeaders.length === 1 ? 503 : 200;
      response.writeHead(status, { 'content-type': 'text/event-stream' });
      if (status !== 200) return response.end();
      connections.push(response);
      sendEvent('ready', {});
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const bus = createBus();
    const client = createQueryClient(() => undefined);
    const read = jest.fn(() => Promise.resolve('answer'));
    const readOther = jest.fn(() => Promise.resolve('answer'));
    const Screen = () => {
      useQuery({ queryKey: ['POST property/find', {}], queryFn: read });
      useQuery({ queryKey: ['GET user', {}], queryFn: readOther });
      return null;
    };
    render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    );
    const stopInvalidating = invalidateOnChange(client, bus);
    const onVersions = jest.fn();
    let tokens = 0;
    const stopLive = startLive({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`,
      token: () => Promise.resolve(`token-${(tokens += 1)}`),
      client,
      bus,
      onVersions,
      hasNotifications: () => hasNotifications,
    });
    stop = () => {
      stopLive();
      stopInvalidating();
    };
    await waitFor(() => expect(connections).toHaveLength(1), { timeout: 4_000 });
    return { bus, read, other: readOther, onVersions };
  }

  afterEach(() => {
    stop?.();
    server.closeAllConnections();
    server.close();
  });

  it('publishes a colleague’s change on the bus and refetches the screen', async () => {
    const { bus, read, other: readOther } = await start();
    const received: string[] = [];
    bus.on('property.saved', ({ reference }, { from }) => received.push(`${reference} ${from}`));
    sendEvent('change', { kind: 'property', id: 'V26-00042', version: 2 });
    await waitFor(() => expect(received).toEqual(['V26-00042 server']));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(readOther).toHaveBeenCalledTimes(1);
  });

  it('reconnects with a new token when the connection breaks, and refetches the whole screen', async () => {
    const { read, other: readOther } = await start(true);
    expect(authorizationHeaders).toEqual(['Bearer token-1', 'Bearer token-2']);
    connections[0]?.end();
    await waitFor(() => expect(authorizationHeaders).toHaveLength(3), { timeout: 4_000 });
    await waitFor(() => expect([read.mock.calls.length, readOther.mock.calls.length]).toEqual([2, 2]));
  });

  it('reports new versions of remotes, also after a gap', async () => {
    const { read, onVersions } = await start();
    expect(onVersions).not.toHaveBeenCalled();
    sendEvent('versions', { revision: 12 });
    await waitFor(() => expect(onVersions).toHaveBeenCalledTimes(1));
    expect(read).toHaveBeenCalledTimes(1);
    sendEvent('resync', {});
    await waitFor(() => expect(onVersions).toHaveBeenCalledTimes(2));
  });

  it('refetches everything when the server lost track of changes', async () => {
    const { bus, other: readOther } = await start();
    const kinds: string[] = [];
    bus.on('records.changed', (change) => kinds.push(...change.kinds));
    sendEvent('resync', {});
    await waitFor(() => expect(readOther).toHaveBeenCalledTimes(2));
    expect(kinds).toContain('property');
  });

  it.each([
    ['closed after five minutes in a hidden tab', false],
    ['kept open in a hidden tab when notifications are enabled', true],
  ])('is %s', async (_, hasNotifications) => {
    await start(false, hasNotifications);
    const closed = jest.fn();
    connections[0]?.once('close', closed);
    fakeTimersOnly(['setTimeout', 'clearTimeout']);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(300_000);
    jest.useRealTimers();
    if (hasNotifications) {
      sendEvent('change', { kind: 'property', id: 'V26-00042', version: 2 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(closed).not.toHaveBeenCalled();
    } else await waitFor(() => expect(closed).toHaveBeenCalled());
    hidden.mockRestore();
  });

  it('disconnects when the session ends', async () => {
    await start();
    const closed = new Promise((resolve) => connections[0]?.once('close', resolve));
    stop?.();
    await closed;
    expect(authorizationHeaders).toHaveLength(1);
  });
});
