import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, QueryClientProvider, useQuery } from '@pignon/shared/api';
import { keepFresh } from '@pignon/shared/api/stale-answers';
import { createBus, type BusEvent } from '@pignon/shared/bus';
import { createDigest, type Digest } from './digest';
import { isEcho } from './echo';
import { eventReader, type StreamEvent } from './event-stream';
import { waitAfter } from './line';
import { newsOf, noticeOf } from './news';
import { startLive } from './start-live';

describe('the event stream', () => {
  it('is put together however it was cut, comments left out', () => {
    const heard: StreamEvent[] = [];
    const read = eventReader((event) => heard.push(event));
    const text =
      ': still here\n\nevent: ready\ndata: {}\n\nevent: change\r\ndata: {"kind":"event","id":"7","version":1}\r\n\r\n';
    for (const letter of text) read(letter);
    expect(heard).toEqual([
      { event: 'ready', data: {} },
      { event: 'change', data: { kind: 'event', id: '7', version: 1 } },
    ]);
  });

  it('says nothing that is no notice', () => {
    expect(noticeOf({ kind: 'toString', id: '1', version: 1 })).toBeUndefined();
    expect(noticeOf({ kind: 'property', id: 4, version: 1 })).toBeUndefined();
    expect(noticeOf(null)).toBeUndefined();
  });

  it('becomes news in the words of the bus', () => {
    const saved = { name: 'property.saved', payload: { reference: 'V26-00042' } };
    const drop = { before: 300_000, after: 290_000 };
    expect(newsOf({ kind: 'property', id: 'V26-00042', version: 3 })).toEqual([saved]);
    expect(newsOf({ kind: 'property', id: 'V26-00042', version: 3, drop })).toEqual([
      saved,
      { name: 'property.priceDropped', payload: { reference: 'V26-00042', ...drop } },
    ]);
    expect(newsOf({ kind: 'media', id: 'contact/7', version: 2 })).toEqual([
      { name: 'media.saved', payload: { owner: 'contact', reference: '7' } },
    ]);
    expect(newsOf({ kind: 'visit', id: null, version: null })).toEqual([]);
  });

  it('tells what is gone from what was saved', () => {
    const names = (kind: 'contact' | 'visit', version: number | null) =>
      newsOf({ kind, id: '7', version }).map(({ name }) => name);
    expect([names('contact', 2), names('contact', null)]).toEqual([['contact.saved'], ['contact.erased']]);
    expect([names('visit', 2), names('visit', null)]).toEqual([['visit.saved'], ['visit.deleted']]);
  });

  it('tells the start of a portal’s run, and not that it goes on', () => {
    expect(newsOf({ kind: 'sync', id: 'green-acres/12', version: 1 })).toEqual([
      { name: 'sync.started', payload: { portal: 'green-acres', runId: 12 } },
    ]);
    expect(newsOf({ kind: 'sync', id: 'green-acres/12', version: 2 })).toEqual([]);
  });

  it('is called again after a while that doubles and is never the same for all', () => {
    expect([waitAfter(0, 0), waitAfter(0, 1), waitAfter(3, 1), waitAfter(30, 1)]).toEqual([500, 1_000, 8_000, 60_000]);
  });
});

describe('ten thousand changes', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are a handful of refreshes; one change is told by its name', () => {
    const told: Digest[] = [];
    const digest = createDigest((each) => told.push(each));
    digest.add({ kind: 'contact', id: '1', version: 1 });
    digest.add({ kind: 'contact', id: '1', version: 2 });
    vi.advanceTimersByTime(300);
    expect(told).toEqual([{ notices: [{ kind: 'contact', id: '1', version: 2 }], many: [] }]);
    for (let id = 0; id < 10_000; id += 1) {
      digest.add({ kind: 'property', id: String(id), version: 1 });
      vi.advanceTimersByTime(5);
    }
    vi.advanceTimersByTime(20_000);
    expect(told.length).toBeLessThan(12);
    expect(told.slice(1).every(({ notices, many }) => notices.length === 0 && many.join() === 'property')).toBe(true);
  });

  it('keep what is gone gone, and the whole of a price that fell twice', () => {
    const told: Digest[] = [];
    const digest = createDigest((each) => told.push(each));
    const property = { kind: 'property', id: 'V1' } as const;
    digest.add({ kind: 'contact', id: '1', version: null });
    digest.add({ kind: 'contact', id: '1', version: 4 });
    digest.add({ ...property, version: 2, drop: { before: 300, after: 290 } });
    digest.add({ ...property, version: 3, drop: { before: 290, after: 280 } });
    digest.add({ ...property, version: 4 });
    vi.advanceTimersByTime(300);
    expect(told[0]?.notices).toEqual([
      { kind: 'contact', id: '1', version: null },
      { ...property, version: 4, drop: { before: 300, after: 280 } },
    ]);
  });

  it('that come in calls of fifty are one refresh, when they are over', () => {
    const told: Digest[] = [];
    const digest = createDigest((each) => told.push(each));
    for (let call = 0; call < 20; call += 1) {
      digest.add({ kind: 'property', id: null, version: null });
      digest.add({ kind: 'event', id: null, version: null });
      vi.advanceTimersByTime(400);
    }
    digest.add({ kind: 'contact', id: '1', version: 2 });
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual([
      { notices: [{ kind: 'contact', id: '1', version: 2 }], many: [] },
      { notices: [], many: ['property', 'event'] },
    ]);
  });
});

describe('one’s own change', () => {
  const notice = { kind: 'property', id: 'V26-00042', version: 4 } as const;
  const event = { name: 'property.saved', payload: { reference: 'V26-00042' }, at: 1_000, from: 'here' } as BusEvent;

  it('is not read a second time once it is known, but a colleague’s that follows is', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(['GET property/{reference}', { params: { reference: 'V26-00042' } }], { version: 4 });
    expect(isEcho(client, notice, [event], 2_000)).toBe(true);
    expect(isEcho(client, { ...notice, version: 5 }, [event], 2_000)).toBe(false);
    expect(isEcho(client, notice, [event], 9_000)).toBe(false);
    expect(isEcho(client, notice, [{ ...event, from: 'server' }], 2_000)).toBe(false);
    expect(isEcho(client, notice, [], 2_000)).toBe(false);
  });
});

describe('the line', () => {
  let server: Server;
  const lines: ServerResponse[] = [];
  const bearers: (string | undefined)[] = [];
  const say = (event: string, data: object) =>
    lines.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let stop: (() => void) | undefined;

  async function start(refuseFirst = false, staysOn = false) {
    lines.length = 0;
    bearers.length = 0;
    server = createServer((request, response) => {
      bearers.push(request.headers.authorization);
      const status = refuseFirst && bearers.length === 1 ? 503 : 200;
      response.writeHead(status, { 'content-type': 'text/event-stream' });
      if (status !== 200) return response.end();
      lines.push(response);
      say('ready', {});
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const bus = createBus();
    const client = createQueryClient(() => undefined);
    const read = vi.fn(() => Promise.resolve('answer'));
    const other = vi.fn(() => Promise.resolve('answer'));
    const Screen = () => {
      useQuery({ queryKey: ['POST property/find', {}], queryFn: read });
      useQuery({ queryKey: ['GET user', {}], queryFn: other });
      return null;
    };
    render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    );
    const unfollow = keepFresh(client, bus);
    let tokens = 0;
    const hangUp = startLive({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`,
      token: () => Promise.resolve(`token-${(tokens += 1)}`),
      client,
      bus,
      staysOn: () => staysOn,
    });
    stop = () => {
      hangUp();
      unfollow();
    };
    await vi.waitFor(() => expect(lines).toHaveLength(1), 4_000);
    return { bus, read, other };
  }

  afterEach(() => {
    stop?.();
    server.closeAllConnections();
    server.close();
  });

  it('brings a colleague’s change to the bus and to what is on screen', async () => {
    const { bus, read, other } = await start();
    const heard: string[] = [];
    bus.on('property.saved', ({ reference }, { from }) => heard.push(`${reference} ${from}`));
    say('change', { kind: 'property', id: 'V26-00042', version: 2 });
    await vi.waitFor(() => expect(heard).toEqual(['V26-00042 server']));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is taken up again with a fresh token when it breaks, and everything on screen is read again', async () => {
    const { read, other } = await start(true);
    expect(bearers).toEqual(['Bearer token-1', 'Bearer token-2']);
    lines[0]?.end();
    await vi.waitFor(() => expect(bearers).toHaveLength(3), 4_000);
    await vi.waitFor(() => expect([read.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]));
  });

  it('has everything read again when the server lost count', async () => {
    const { bus, other } = await start();
    const kinds: string[] = [];
    bus.on('records.changed', (change) => kinds.push(...change.kinds));
    say('resync', {});
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2));
    expect(kinds).toContain('property');
  });

  it.each([
    ['hung up after five minutes out of sight', false],
    ['kept out of sight where the machine is to be told', true],
  ])('is %s', async (_, staysOn) => {
    await start(false, staysOn);
    const closed = vi.fn();
    lines[0]?.once('close', closed);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(300_000);
    vi.useRealTimers();
    if (staysOn) {
      say('change', { kind: 'property', id: 'V26-00042', version: 2 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(closed).not.toHaveBeenCalled();
    } else await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    hidden.mockRestore();
  });

  it('is hung up when nobody is there any more', async () => {
    await start();
    const closed = new Promise((resolve) => lines[0]?.once('close', resolve));
    stop?.();
    await closed;
    expect(bearers).toHaveLength(1);
  });
});
