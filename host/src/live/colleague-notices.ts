import { call } from '@pignon/shared/api';
import { hasLevel } from '@pignon/shared/auth';
import type { Bus } from '@pignon/shared/bus';
import type { EventName } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatPrice, i18n } from '@pignon/shared/i18n';

type Payload = Readonly<Record<string, unknown>>;

/** True when the user did it, in this tab or another: their own screen has shown the result. */
function isOwn(bus: Bus, name: EventName, payload: Payload): boolean {
  return bus
    .recent()
    .some(
      (event) =>
        event.name === name &&
        event.from !== 'server' &&
        Object.entries(payload).every(([field, value]) => (event.payload as Payload)[field] === value),
    );
}

/** Reads from the property whether its price is a rent; offline it is shown as a plain amount. */
async function priceTexts(reference: string): Promise<{ key: string; write: (price: number) => string }> {
  const property = await call('GET property/{reference}', { params: { reference } }).catch(() => null);
  const transaction = property?.transactionType ?? null;
  return {
    key: transaction === 'RENT' ? 'host:news.rentDrop' : 'host:news.priceDrop',
    write: (price) => formatPrice(price, transaction),
  };
}

async function portalName(code: string): Promise<string> {
  const portals = await call('GET sync').catch(() => []);
  return portals.find((portal) => portal.code === code)?.name ?? code;
}

/**
 * Shows notices of colleagues' actions that need a reaction: a price drop, to users who propose properties, with a link
 * to matching customers; a portal run, to users who run portals.
 * @returns a function that stops it
 */
export function raiseColleagueNotices(bus: Bus): () => void {
  let isStopped = false;
  const stops = [
    bus.on('property.priceDropped', ({ reference, before, after }, { from }) => {
      if (from !== 'server' || !hasLevel('write')) return;
      if (isOwn(bus, 'property.priceDropped', { reference, after })) return;
      const to = `${paths.matching}?property=${encodeURIComponent(reference)}`;
      const action = { label: i18n.t('host:news.priceDropSee'), to };
      void priceTexts(reference).then(({ key, write }) => {
        if (isStopped) return;
        const priceValues = { reference, before: write(before), after: write(after) };
        bus.publish('notice.raised', { message: i18n.t(key, priceValues), action });
      });
    }),
    bus.on('sync.started', ({ portal, runId }, { from }) => {
      if (from !== 'server' || !hasLevel('sync') || isOwn(bus, 'sync.started', { runId })) return;
      void portalName(portal).then((name) =>
        bus.publish('notice.raised', { message: i18n.t('host:news.syncStarted', { name }) }),
      );
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
