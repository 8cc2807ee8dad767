// Serves the product offline. Built separately, served as /service-worker.js.
import { respond, cachePageFiles, type ResponseCaches } from './worker-responses';
import { requestKindOf } from './request-kind';
import { FILES, PAGES, PICTURES, PREFIX, type WorkerMessage } from './cache-names';
import { openFromNotification, notificationPath, type Windows } from './notification-click';
import { createResponseCache } from './response-cache';

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface PressEvent extends WaitingEvent {
  notification: { data: unknown; close: () => void };
}
interface FetchEvent extends WaitingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
/** Subset of the worker's global scope; TypeScript cannot have it together with the page's types. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: Windows & { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((name: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((name: 'notificationclick', listener: (event: PressEvent) => void) => void) &
    ((name: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((name: 'message', listener: (event: WaitingEvent & { data: WorkerMessage }) => void) => void);
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const MEGABYTE = 1024 * 1024;

const responseCaches: ResponseCaches = {
  pages: createResponseCache(PAGES, 2 * MEGABYTE),
  files: createResponseCache(FILES, 40 * MEGABYTE),
  pictures: createResponseCache(PICTURES, 50 * MEGABYTE),
};

async function cacheFirstPage(): Promise<void> {
  const requestNetwork = (url: string) => () => fetch(url);
  await Promise.allSettled([
    respond('page', `${origin}/`, responseCaches, requestNetwork('/')),
    respond('public', `${origin}/missing.png`, responseCaches, requestNetwork('/missing.png')),
  ]);
}

async function activateWorker(): Promise<void> {
  const currentNames = [PAGES, FILES, PICTURES];
  const outdatedNames = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !currentNames.includes(name));
  await Promise.all(outdatedNames.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => {
  // safe at once: cached files are immutable or fetched network-first
  event.waitUntil(Promise.all([cacheFirstPage(), scope.skipWaiting()]));
});
scope.addEventListener('activate', (event) => event.waitUntil(activateWorker()));
scope.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'forget') event.waitUntil(responseCaches.pictures.empty());
  if (message.kind === 'keep') {
    const kindOfUrl = (url: string) => requestKindOf({ method: 'GET', mode: 'cors', url }, origin);
    event.waitUntil(cachePageFiles(message.urls, responseCaches, kindOfUrl));
  }
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(scope.clients, notificationPath(event.notification.data)));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKindOf(request, origin);
  if (!kind) return;
  const requestNetwork = async () => (kind === 'page' ? await event.preloadResponse : undefined) ?? fetch(request);
  event.respondWith(respond(kind, request.url, responseCaches, requestNetwork));
});
