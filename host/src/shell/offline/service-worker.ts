import { runtimeConfig } from '@pignon/shared/contract';
import { PICTURES, type WorkerMessage } from '../../../worker/cache-names';

/** Delay in milliseconds after the first screen and its prefetching. */
const REGISTER_DELAY_MS = 4_000;

const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

function postToWorker(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirstCall = container.controller === null;
  await container.register('/service-worker.js', { updateViaCache: 'none' });
  if (!isFirstCall) return;
  const { active } = await container.ready;
  postToWorker(active, { kind: 'keep', urls: performance.getEntriesByType('resource').map(({ name }) => name) });
}

async function unregister(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
}

/** Registers the worker for offline starts, unless disabled; waits until the first screen has loaded. */
export function workOffline(): void {
  const container = serviceWorkers();
  if (process.env['NODE_ENV'] !== 'production' || !container) return;
  const startWorker = runtimeConfig().offline === false ? unregister : register;
  // refused in a private window, for example: the product then needs the network
  setTimeout(() => void startWorker(container).catch(() => undefined), REGISTER_DELAY_MS);
}

/** Deletes cached pictures. */
export async function forgetPictures(): Promise<void> {
  postToWorker(serviceWorkers()?.controller, { kind: 'forget' });
  if ('caches' in globalThis) await caches.delete(PICTURES).catch(() => false);
}
