import { createBus, type Bus } from '@pignon/shared/bus';
import type { EventPayload } from '@pignon/shared/contract';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { waitFor } from '@testing-library/react';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { raiseColleagueNotices } from './colleague-notices';

addHostMessages();
addProductMessages();

const apiWithProperty = (transactionType: 'SALE' | 'RENT'): FakeHandlers => ({
  'GET property/{reference}': () => ({ transactionType }) as never,
});
const DROP = { reference: 'V26-00042', before: 261_250, after: 240_350 };
let stop: () => void = () => undefined;
afterEach(() => stop());

async function start(
  roles: Role[],
  api: FakeHandlers = {},
): Promise<{ bus: Bus; notices: EventPayload<'notice.raised'>[] }> {
  await renderScreen(<p />, { roles, api });
  const bus = createBus();
  const notices: EventPayload<'notice.raised'>[] = [];
  bus.on('notice.raised', (notice) => notices.push(notice));
  stop = raiseColleagueNotices(bus);
  return { bus, notices };
}

describe('a colleague’s price drop', () => {
  it('is shown to users who propose properties, and leads to the customers it reaches', async () => {
    const { bus, notices } = await start(['NEGOTIATOR'], apiWithProperty('SALE'));
    bus.relay('property.priceDropped', DROP);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices).toEqual([
      {
        message: expect.stringMatching(
          /^Prix baissé, bien V26-00042\u00a0: 240\s350\s€ au lieu de 261\s250\s€\.$/,
        ) as string,
        action: { label: 'Voir le rapprochement', to: '/crossed?property=V26-00042' },
      },
    ]);
  });

  it('shows a monthly rent when the property is let', async () => {
    const { bus, notices } = await start(['NEGOTIATOR'], apiWithProperty('RENT'));
    bus.relay('property.priceDropped', { reference: 'L26-00007', before: 850, after: 790 });
    await waitFor(() =>
      expect(notices).toMatchObject([
        { message: 'Loyer baissé, bien L26-00007\u00a0: 790\u00a0€/mois au lieu de 850\u00a0€/mois.' },
      ]),
    );
  });

  it('shows plain amounts when the property cannot be read', async () => {
    const { bus, notices } = await start(['NEGOTIATOR']);
    bus.relay('property.priceDropped', DROP);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.message).toMatch(/240\s350\s€ au lieu de/);
  });

  it('is not shown to users who propose no properties, nor to the user who made it in any tab', async () => {
    const support = await start(['SUPPORT']);
    support.bus.relay('property.priceDropped', DROP);
    stop();
    const { bus, notices } = await start(['MANAGER']);
    bus.publish('property.priceDropped', DROP);
    bus.relay('property.priceDropped', DROP);
    bus.receive({ name: 'property.priceDropped', payload: { ...DROP, reference: 'V2' }, at: 0, from: 'here' });
    bus.relay('property.priceDropped', { ...DROP, reference: 'V2', before: 250_000 });
    bus.relay('property.priceDropped', { ...DROP, reference: 'V3' });
    await waitFor(() => expect(notices).not.toEqual([]));
    expect(support.notices).toEqual([]);
    expect(notices).toMatchObject([{ message: expect.stringContaining('V3') as string }]);
  });
});

describe('the start of a portal run', () => {
  const api: FakeHandlers = { 'GET sync': () => [{ code: 'seloger', name: 'SeLoger' }] as never };

  it('is shown with the portal’s name to users who run portals', async () => {
    const { bus, notices } = await start(['SYNCHRO'], api);
    bus.relay('sync.started', { portal: 'seloger', runId: 12 });
    await waitFor(() => expect(notices).toEqual([{ message: 'La diffusion vers SeLoger a commencé.' }]));
  });

  it('is not shown to other users, nor to the one who started it', async () => {
    const manager = await start(['MANAGER'], api);
    manager.bus.relay('sync.started', { portal: 'seloger', runId: 12 });
    stop();
    const { bus, notices } = await start(['SYNCHRO'], api);
    bus.publish('sync.started', { portal: 'seloger', runId: 12 });
    bus.relay('sync.started', { portal: 'seloger', runId: 12 });
    bus.relay('sync.started', { portal: 'seloger', runId: 13 });
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(manager.notices).toEqual([]);
  });
});
