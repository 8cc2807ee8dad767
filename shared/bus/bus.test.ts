import { waitFor } from '@pignon/shared/testing/wait-for';
import { bridgeTabs } from './bridge';
import { createBus } from './bus';

describe('the bus', () => {
  it('delivers an event to its subscribers', () => {
    const bus = createBus();
    const received: string[] = [];
    const stop = bus.on('property.saved', ({ reference }) => received.push(reference));
    bus.publish('property.saved', { reference: 'V26-00001' });
    bus.publish('contact.saved', { contactId: 3 });
    stop();
    bus.publish('property.saved', { reference: 'V26-00002' });
    expect(received).toEqual(['V26-00001']);
  });

  it('continues after a listener throws, for that listener too', () => {
    const report = jest.fn();
    const bus = createBus(report);
    const received: number[] = [];
    bus.on('contact.saved', () => {
      throw new Error('clumsy');
    });
    bus.on('contact.saved', ({ contactId }) => received.push(contactId));
    bus.publish('contact.saved', { contactId: 1 });
    bus.publish('contact.saved', { contactId: 2 });
    expect(received).toEqual([1, 2]);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('keeps the last 200 events for inspection', () => {
    const bus = createBus();
    for (let contactId = 1; contactId <= 250; contactId += 1) bus.publish('contact.saved', { contactId });
    expect(bus.recent()).toHaveLength(200);
    expect(bus.recent()[0]?.payload).toEqual({ contactId: 51 });
  });

  it('drops the events of a session when it ends', () => {
    const bus = createBus();
    bus.publish('session.started', { uid: 'somebody' });
    bus.publish('contact.saved', { contactId: 7 });
    bus.publish('session.ended', { reason: 'signed-out' });
    expect(bus.recent().map(({ name }) => name)).toEqual(['session.ended']);
  });

  it('notifies no listener with an aborted signal', () => {
    const bus = createBus();
    const controller = new AbortController();
    const { signal } = controller;
    const notified: string[] = [];
    bus.on('event.saved', () => notified.push('listener'), { signal });
    bus.stream('event.saved', { signal }).subscribe(() => notified.push('stream'));
    bus.publish('event.saved', { eventId: 9 });
    expect(notified).toEqual(['listener', 'stream']);
    controller.abort();
    bus.on('event.saved', () => notified.push('late listener'), { signal });
    bus.stream('event.saved', { signal }).subscribe(() => notified.push('late stream'));
    bus.publish('event.saved', { eventId: 9 });
    expect(notified).toEqual(['listener', 'stream']);
  });

  it('can be observed as a stream', () => {
    const bus = createBus();
    const received: number[] = [];
    bus.stream('event.saved').subscribe(({ eventId }) => received.push(eventId));
    bus.publish('event.saved', { eventId: 9 });
    expect(received).toEqual([9]);
  });
});

describe('the bridge between tabs', () => {
  it('forwards shared events to the other tabs once, and no local ones', async () => {
    const [firstBus, secondBus] = [createBus(), createBus()];
    const stops = [bridgeTabs(firstBus, 'test'), bridgeTabs(secondBus, 'test')];
    const received: string[] = [];
    secondBus.on('session.ended', ({ reason }, event) => received.push(`${reason} from ${event.from}`));
    secondBus.on('error.raised', ({ message }) => received.push(message));
    firstBus.publish('error.raised', { message: 'only here' });
    firstBus.publish('session.ended', { reason: 'idle' });
    await waitFor(() => expect(received).toEqual(['idle from tab']));
    expect(firstBus.recent().map(({ from }) => from)).toEqual(['here']);
    for (const stop of stops) stop();
  });

  it('forwards events named by a remote, but none removed from the contract', async () => {
    const [firstBus, secondBus] = [createBus(), createBus()];
    const stops = [bridgeTabs(firstBus, 'test'), bridgeTabs(secondBus, 'test')];
    const received: string[] = [];
    secondBus.all.subscribe(({ name }) => received.push(name));
    for (const name of ['property.gone', 'keys.moved']) firstBus.publish(name as 'agency.saved', {});
    await waitFor(() => expect(received).toEqual(['keys.moved']));
    for (const stop of stops) stop();
  });
});
